/** One renderer, and one set of dice, for every building on the page; gone with the last of them. */
import { type Camera, Mesh, MeshStandardMaterial, PCFShadowMap, type Scene, WebGLRenderer } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { sideOfDie } from "./drawing";
import { besides } from "./isometric";
import { type Die, MATERIALS, type Material } from "./view";

/** A die leaves a little air around it, so that neighbours are told apart. */
export const EDGE = 0.95;
const GLASS = { opacity: 0.78, glow: 0.22 }; // how much of it is seen, and its own light
const ROUGHNESS: Record<Material, number> = { wood: 0.75, recycled: 0.85, stone: 0.7, glass: 0.12 };

let open: Studio | null = null;
let visitors = 0;

export class Studio {
  // Out of sight, so that one renderer can serve many canvases: each is handed its picture.
  readonly #easel = new OffscreenCanvas(1, 1);
  readonly #renderer: WebGLRenderer;
  readonly #cube = new RoundedBoxGeometry(EDGE, EDGE, EDGE, 3, 0.085);
  readonly #sides = new Map<Material, MeshStandardMaterial[]>();
  /** Called when the machine has given back what it had taken away. */
  readonly redraw = new Set<() => void>();

  /** Throws where there is no WebGL; quietly, which the renderer would not. */
  private constructor() {
    if (new OffscreenCanvas(1, 1).getContext("webgl2") === null) throw new Error("no WebGL");
    this.#renderer = new WebGLRenderer({ canvas: this.#easel, antialias: true, alpha: true });
    this.#renderer.debug.checkShaderErrors = false; // asking would wait for the graphics card
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#easel.addEventListener("webglcontextrestored", () => this.redraw.forEach((draw) => draw()));
    for (const material of MATERIALS)
      this.#sides.set(
        material,
        [1, 2, 3, 4, 5, 6].map((value) => side(material, value)),
      );
  }

  static enter(): Studio {
    open ??= new Studio();
    visitors += 1;
    return open;
  }

  leave(): void {
    visitors -= 1;
    if (visitors > 0) return;
    open = null;
    this.#cube.dispose();
    [...this.#sides.values()].flat().forEach(dismiss);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** A die with its value on top. */
  die({ material, value }: Die): Mesh {
    const mesh = new Mesh(this.#cube, this.#around(material, value));
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  /** The sides in the order of a box: right, left, top, bottom, front, back. */
  #around(material: Material, value: number): MeshStandardMaterial[] {
    const sides = this.#sides.get(material) ?? [];
    const { left: front, right } = besides(value);
    return [right, 7 - right, value, 7 - value, front, 7 - front].map(
      (each) => sides[each - 1] as MeshStandardMaterial,
    );
  }

  /** The scene as it is now, onto a canvas of the page. */
  draw(
    scene: Scene,
    camera: Camera,
    { width, height, canvas }: { width: number; height: number; canvas: HTMLCanvasElement },
  ): void {
    if (this.#easel.width !== width || this.#easel.height !== height) this.#renderer.setSize(width, height, false);
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    this.#renderer.render(scene, camera);
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(this.#easel.transferToImageBitmap());
  }
}

function side(material: Material, value: number): MeshStandardMaterial {
  const map = sideOfDie(material, value);
  const clear =
    material === "glass"
      ? {
          transparent: true,
          opacity: GLASS.opacity,
          emissive: 0xffffff,
          emissiveMap: map,
          emissiveIntensity: GLASS.glow,
        }
      : {};
  return new MeshStandardMaterial({ map, roughness: ROUGHNESS[material], ...clear });
}

/** A material and its picture. */
function dismiss(material: MeshStandardMaterial): void {
  material.map?.dispose();
  material.dispose();
}
