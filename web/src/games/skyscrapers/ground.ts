/** The ground of the site: ruled in units, and darker where the building keeps the light away. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from "three";
import type { Shared } from "./shading";
import { SITE } from "./view";

/** Towards the edge of the site the lines run out. */
export function ground(): LineSegments<BufferGeometry, LineBasicMaterial> {
  const [points, alphas]: [number[], number[]] = [[], []];
  const end = (x: number, y: number) => {
    points.push(x, y, 0);
    alphas.push(1, 1, 1, Math.max(0, 1 - Math.hypot(x, y) / (SITE * 1.25)));
  };
  for (let at = -SITE; at <= SITE; at++) {
    for (let from = -SITE; from < SITE; from++) {
      end(at, from);
      end(at, from + 1);
      end(from, at);
      end(from + 1, at);
    }
  }
  const geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(alphas, 4));
  return new LineSegments(
    geometry,
    new LineBasicMaterial({ transparent: true, opacity: 0.2, depthWrite: false, vertexColors: true }),
  );
}

const VERTEX = /* glsl */ `
  uniform highp sampler3D daylight;
  uniform vec3 dayFrom, daySize;
  varying float dark;
  void main() {
    dark = 1.0 - texture(daylight, (position + vec3(0.0, 0.0, 0.25) - dayFrom) / daySize).r;
    gl_Position = projectionMatrix * viewMatrix * vec4(position.xy, -0.02, 1.0);
  }`;
const FRAGMENT = /* glsl */ `
  uniform vec3 dusk;
  varying float dark;
  void main() { gl_FragColor = vec4(dusk * 0.35, 0.5 * smoothstep(0.04, 0.9, dark)); }`;

/** The soft shadow on the ground, reckoned where the corners of half units are. */
export function shadow(uniforms: Shared): Mesh<PlaneGeometry, ShaderMaterial> {
  const side = 2 * SITE + 4;
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...uniforms },
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(side, side, side * 2, side * 2), material);
  mesh.renderOrder = -1;
  return mesh;
}
