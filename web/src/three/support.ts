/** Whether anything can be drawn in space here; asked before the library for it is fetched. */
export function hasWebGL(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2");
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return probe !== null;
}
