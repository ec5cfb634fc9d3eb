/**
 * How cards, girders and workers are shaded: flat tones as on a drawing with ink along the edges, in the light that comes
 * to where they are. Everything is drawn in one pass for each kind of thing, as often as there are things; what is faded
 * is drawn after what is solid. The light is looked up at corners only, which costs next to nothing without a graphics card.
 */
import {
  Color,
  Data3DTexture,
  DoubleSide,
  FrontSide,
  GreaterDepth,
  LessEqualDepth,
  LinearFilter,
  RedFormat,
  ShaderMaterial,
  Vector3,
  Vector4,
} from "three";
import type { Daylight } from "./daylight";

/** What all of it shares: colours, the height above which things fade, and the plane of the section. */
export interface Shared {
  ink: { value: Color };
  grass: { value: Color };
  web: { value: Color };
  amber: { value: Color };
  /** What is left of a colour where no light comes. */
  dusk: { value: Color };
  level: { value: number };
  cut: { value: Vector4 };
  daylight: { value: Data3DTexture };
  dayFrom: { value: Vector3 };
  daySize: { value: Vector3 };
}

export const NO_LEVEL = 1000;
export const NO_CUT = new Vector4(0, 0, 0, 1);

export function shared(): Shared {
  return {
    ink: { value: new Color() },
    grass: { value: new Color() },
    web: { value: new Color() },
    amber: { value: new Color() },
    dusk: { value: new Color() },
    level: { value: NO_LEVEL },
    cut: { value: NO_CUT.clone() },
    daylight: { value: texture(new Uint8Array([255]), 1, 1, 1) },
    dayFrom: { value: new Vector3() },
    daySize: { value: new Vector3(1, 1, 1) },
  };
}

function texture(light: Uint8Array<ArrayBuffer>, ...size: [number, number, number]): Data3DTexture {
  const made = new Data3DTexture(light, ...size);
  made.format = RedFormat;
  made.minFilter = made.magFilter = LinearFilter;
  made.unpackAlignment = 1;
  made.needsUpdate = true;
  return made;
}

export function shine(uniforms: Shared, { origin, size, light }: Daylight): void {
  uniforms.daylight.value.dispose();
  uniforms.daylight.value = texture(light, ...size);
  uniforms.dayFrom.value.set(...origin);
  uniforms.daySize.value.set(...size).multiplyScalar(0.5);
}

/** What is printed on a card, in a number that the shader understands. */
export const PRINT = { plain: 0, quarters: 1, corners: 2, grass: 4, worker: 8 };

const VERTEX = /* glsl */ `
  attribute vec4 tone; // a colour, and how much of the thing is seen
  attribute vec4 band; // the owner's colour and what is printed; of a girder its length
  uniform highp sampler3D daylight;
  uniform vec3 dayFrom, daySize;
  varying float lit;
  varying vec3 own;
  varying vec3 world;
  varying vec3 root;
  varying vec3 facing;
  varying vec4 toned;
  varying vec4 banded;
  void main() {
    own = position;
    root = instanceMatrix[3].xyz;
    toned = tone;
    banded = band;
    facing = normalize(mat3(instanceMatrix) * normal);
    vec4 placed = instanceMatrix * vec4(position, 1.0);
    world = placed.xyz;
    #ifdef SMALL
      vec3 before = root + vec3(0.0, 0.0, 0.4);
    #else
      vec3 before = world + facing * 0.25;
    #endif
    lit = texture(daylight, (before - dayFrom) / daySize).r;
    gl_Position = projectionMatrix * viewMatrix * placed;
  }`;

const COMMON = /* glsl */ `
  uniform vec3 ink, grass, web, amber, dusk;
  uniform float level;
  varying float lit;
  uniform vec4 cut;
  varying vec3 own;
  varying vec3 world;
  varying vec3 root; // where the thing's own middle is
  varying vec3 facing;
  varying vec4 toned;
  varying vec4 banded;
  // 1 within so much of zero, softened by a pixel.
  float near(float distance, float width) {
    float soft = fwidth(distance);
    return 1.0 - smoothstep(width - soft * 0.5, width + soft * 0.5, distance);
  }
  // Cards are cut and faded point by point, small things as a whole.
  float seen(vec3 at) {
    if (dot(cut.xyz, at) > cut.w) discard;
    return at.z > level + 0.06 ? min(toned.a, 0.09) : toned.a;
  }
  // Half a unit more, for what is handed on between corners is never quite whole.
  bool has(float print) { return mod(floor((banded.a + 0.5) / print), 2.0) > 0.5; }
  vec3 inked(vec3 colour) {
    return dot(cut.xyz, cut.xyz) > 0.0 ? mix(colour, ink, near(cut.w - dot(cut.xyz, world), 0.045)) : colour;
  }
  // As light as it is there, and a little lighter on the side of the sun.
  vec3 lighted(vec3 colour) {
    float sun = 0.5 + 0.5 * dot(facing, normalize(vec3(-0.45, -0.62, 0.72)));
    return colour * mix(dusk, vec3(1.0), smoothstep(0.1, 0.86, lit) * mix(0.62, 1.0, sun));
  }
  void finish(vec3 colour, float alpha) {
    #if defined(VEILED)
      alpha *= STRENGTH;
    #elif defined(FADED)
      if (alpha > 0.99) discard;
    #else
      if (alpha < 0.99) discard;
    #endif
    gl_FragColor = vec4(colour, alpha);
  }`;

const SLAB = /* glsl */ `
  float worker(vec2 at) {
    vec2 p = at - vec2(0.5, -0.84);
    float body = max(abs(p.x) - mix(0.2, 0.1, clamp(p.y / 0.48, 0.0, 1.0)), max(-p.y, p.y - 0.48));
    return min(body, length(p - vec2(0.0, 0.6)) - 0.13);
  }
  void main() {
    float alpha = seen(world);
    vec2 at = own.xy;
    float rim = 1.0 - max(abs(at.x), abs(at.y));
    if (length(at) < 0.13) discard; // the hole of the rivet
    vec3 colour = toned.rgb;
    if (has(2.0)) colour = mix(colour, ink, 0.3 * near(1.66 - abs(at.x) - abs(at.y), 0.0));
    if (has(1.0)) colour = mix(colour, ink, 0.3 * near(min(abs(at.x), abs(at.y)), 0.012));
    if (has(4.0)) {
      colour = mix(colour, banded.rgb, near(at.y + 0.55, 0.0));
      float blades = -0.74 + 0.1 * abs(fract(at.x * 6.0) - 0.5) * 2.0;
      colour = mix(colour, grass, near(at.y - blades, 0.0));
    }
    if (has(8.0)) colour = mix(colour, ink, 0.8 * near(worker(at), 0.0));
    float line = max(near(rim, 0.03), near(length(at) - 0.13, 0.03));
    float fade = clamp(fwidth(rim) * 9.0, 0.25, 0.7);
    finish(inked(mix(lighted(colour), ink, line * (1.0 - fade))), max(alpha, min(0.97, line * alpha * 2.2)));
  }`;

/** A solid beam; from near, its lacing is seen. */
const GIRDER = /* glsl */ `
  void main() {
    float alpha = seen(world);
    float along = (own.x + 0.5) * banded.x;
    float aside = abs(own.y);
    float zig = abs(fract(along * 2.2) * 2.0 - 1.0) - 0.5;
    float lacing = near(abs(own.y - zig * 0.62), 0.07);
    float inside = near(aside, 0.3) * (1.0 - lacing) * step(0.499, abs(own.z));
    float detail = clamp(1.4 - fwidth(own.y) * 7.0, 0.0, 1.0);
    finish(inked(lighted(mix(toned.rgb, web, inside * detail * 0.55))), alpha);
  }`;

const FIGURE = /* glsl */ `
  void main() {
    float alpha = seen(root);
    vec3 colour = mix(toned.rgb, banded.rgb, step(0.66, own.z) * banded.a);
    float round = 0.82 + 0.22 * dot(facing, normalize(vec3(-0.45, -0.62, 0.72)));
    finish(colour * round * mix(vec3(1.0), mix(dusk, vec3(1.0), smoothstep(0.1, 0.8, lit)), 0.6), alpha);
  }`;

/** The dark spot under somebody's feet. */
const BLOT = /* glsl */ `
  void main() {
    if (dot(cut.xyz, world) > cut.w || world.z > level + 0.5) discard;
    gl_FragColor = vec4(ink * 0.4, toned.a * (1.0 - smoothstep(0.25, 1.0, length(own.xy))));
  }`;

/** A place that glows: an outline, a wash, and a spot in the middle. */
const MARK = /* glsl */ `
  void main() {
    if (dot(cut.xyz, world) > cut.w || world.z > level + 1.06) discard;
    vec2 at = abs(own.xy);
    float rim = 1.0 - max(at.x, at.y);
    float dash = banded.y > 0.5 ? step(0.5, fract((own.x + own.y) * 3.0)) : 1.0;
    float outline = near(rim, banded.z) * dash;
    float spot = near(max(at.x, at.y), banded.x);
    float alpha = max(max(outline * toned.a, spot * 0.85 * min(1.0, toned.a * 3.0)), toned.a * 0.38);
    gl_FragColor = vec4(toned.rgb, alpha * STRENGTH);
  }`;

const BODIES = { slab: SLAB, girder: GIRDER, figure: FIGURE, mark: MARK, blot: BLOT };
const LYING = ["mark", "blot"]; // flat on what is under them

/** How much is seen of what is behind something, and where it may be. */
const HIDDEN = { hidden: "0.28", veiled: "0.5" };

/** What is hidden is drawn through everything; what is veiled only where something solid is before it. */
export function material(
  body: keyof typeof BODIES,
  uniforms: Shared,
  how: { faded?: boolean; hidden?: boolean; veiled?: boolean } = {},
): ShaderMaterial {
  const { faded = false, hidden = false, veiled = false } = how;
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: COMMON + BODIES[body],
    uniforms: { ...uniforms },
    defines: {
      ...(faded ? { FADED: "" } : {}),
      ...(body === "figure" ? { SMALL: "" } : {}),
      ...(veiled ? { VEILED: "" } : {}),
      STRENGTH: hidden ? HIDDEN.hidden : veiled ? HIDDEN.veiled : "1.0",
    },
    side: veiled && body === "figure" ? FrontSide : DoubleSide, // nobody is seen through themselves
    transparent: faded || veiled || LYING.includes(body),
    depthWrite: !faded && !veiled && !LYING.includes(body),
    depthTest: !hidden,
    depthFunc: veiled ? GreaterDepth : LessEqualDepth,
  });
}
