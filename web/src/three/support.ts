/** What this browser can draw in space with; asked before the library for it is fetched. */
export type Support = "none" | "software" | "hardware";

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export function support(): Support {
  const probe = document.createElement("canvas").getContext("webgl2");
  if (probe === null) return "none";
  const told = probe.getExtension("WEBGL_debug_renderer_info");
  const name = told === null ? "" : String(probe.getParameter(told.UNMASKED_RENDERER_WEBGL));
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(name) ? "software" : "hardware";
}
