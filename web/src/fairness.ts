/** Was chance fair? The seed that is published at the end must be the one that was promised at the start. */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean> {
  return (await sha256(bytesOf(seed))) === commitment.toLowerCase();
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
