/** What comes packed: a zlib stream, which browsers call "deflate". */
export function inflated(octets: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new Blob([octets]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}
