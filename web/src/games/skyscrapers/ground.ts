/** The ground of the site. */
import { BufferGeometry, Float32BufferAttribute, LineBasicMaterial, LineSegments } from "three";
import { SITE } from "./view";

/** The ground, ruled in units; towards the edge of the site the lines run out. */
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
    new LineBasicMaterial({ transparent: true, opacity: 0.24, depthWrite: false, vertexColors: true }),
  );
}
