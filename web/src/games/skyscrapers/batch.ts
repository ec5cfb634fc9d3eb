/** Many things of one shape, drawn at once: those that are solid, and after them those that are faded, far ones first. */
import {
  type BufferGeometry,
  type Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Matrix4,
  type Object3D,
  Vector3,
} from "three";

/** One thing: where it is, its colour, how much of it is seen, and what is printed on it. */
export interface Item {
  matrix: Matrix4;
  colour: Color;
  seen: number;
  band?: Color | undefined;
  print?: number;
}

const SOLID = 0.99;

/** One draw of as many things as there are; grows by what is needed and never shrinks. */
export class Layer {
  mesh: InstancedMesh;

  constructor(
    readonly geometry: BufferGeometry,
    readonly material: Material,
    readonly order: number,
    private readonly within: Object3D,
  ) {
    this.mesh = this.#mesh(8);
  }

  fill(items: Item[]): void {
    if (items.length > this.mesh.instanceMatrix.count) this.#grow(items.length * 2);
    const [tone, band] = ["tone", "band"].map(
      (name) => this.mesh.geometry.getAttribute(name) as InstancedBufferAttribute,
    ) as [InstancedBufferAttribute, InstancedBufferAttribute];
    items.forEach(({ matrix, colour, seen, band: owner = colour, print = 0 }, index) => {
      this.mesh.setMatrixAt(index, matrix);
      tone.setXYZW(index, colour.r, colour.g, colour.b, seen);
      band.setXYZW(index, owner.r, owner.g, owner.b, print);
    });
    this.mesh.count = items.length;
    this.mesh.visible = items.length > 0;
    for (const changed of [this.mesh.instanceMatrix, tone, band]) changed.needsUpdate = true;
  }

  #grow(size: number): void {
    this.forget();
    this.mesh = this.#mesh(size);
  }

  #mesh(size: number): InstancedMesh {
    const mesh = new InstancedMesh(this.geometry.clone(), this.material, size);
    for (const name of ["tone", "band"]) {
      mesh.geometry.setAttribute(
        name,
        new InstancedBufferAttribute(new Float32Array(size * 4), 4).setUsage(DynamicDrawUsage),
      );
    }
    mesh.frustumCulled = false;
    mesh.renderOrder = this.order;
    this.within.add(mesh);
    return mesh;
  }

  forget(): void {
    this.within.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}

export class Batch {
  readonly #layers: [Layer, Layer];

  constructor(within: Object3D, geometry: BufferGeometry, solid: Material, faded: Material, order: number) {
    this.#layers = [new Layer(geometry, solid, 0, within), new Layer(geometry, faded, order, within)];
  }

  /** `level` is the height above which things fade: a thing that reaches above it is in both layers, in parts. */
  fill(items: Item[], eye: Vector3, level: number): void {
    const at = new Vector3();
    const distance = ({ matrix }: Item) => at.setFromMatrixPosition(matrix).distanceToSquared(eye);
    const faded = items.filter(({ matrix, seen }) => seen < SOLID || at.setFromMatrixPosition(matrix).z + 1.1 > level);
    const far = new Map(faded.map((item) => [item, distance(item)]));
    faded.sort((one, other) => (far.get(other) as number) - (far.get(one) as number));
    this.#layers[0].fill(items.filter(({ seen }) => seen >= SOLID));
    this.#layers[1].fill(faded);
  }

  forget(): void {
    for (const { geometry, material } of this.#layers) [geometry, material].forEach((thing) => thing.dispose());
    this.#layers.forEach((layer) => layer.forget());
  }
}

/** Places that glow: seen through whatever is before them, but fainter there. */
export class Glow {
  readonly #layers: [Layer, Layer];

  constructor(within: Object3D, geometry: BufferGeometry, seen: Material, hidden: Material, order: number) {
    this.#layers = [new Layer(geometry, hidden, order, within), new Layer(geometry, seen, order + 1, within)];
  }

  fill(items: Item[]): void {
    this.#layers.forEach((layer) => layer.fill(items));
  }

  forget(): void {
    for (const { geometry, material } of this.#layers) [geometry, material].forEach((thing) => thing.dispose());
    this.#layers.forEach((layer) => layer.forget());
  }
}
