/** A building in space: the card, the wanted solid in chalk, the dice, and where the next one may stand. */
import {
  AmbientLight,
  Box3,
  BoxGeometry,
  EdgesGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
} from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import { Frames } from "../../three/frames";
import { FIELD, aim, at } from "./camera";
import { ground, sun } from "./daylight";
import { CARD, colour, planOnCard } from "./drawing";
import { EDGE, Studio } from "./studio";
import { CORNER, type Viewpoint, between, dragged, falling, nearest } from "./turning";
import type { Die, Material } from "./view";
import { type Square, nameOfDie } from "./viewing";

/** What is to be seen; squares by their numbers. */
export interface Picture {
  squares: Square[];
  stacks: Die[][];
  targets: number[];
  ghost: { square: number; die: Die } | null;
  /** Dice of this material step forward while their points are counted. */
  emphasis: Material | null;
}

const FALL = 380; // milliseconds
const WALK = 320;
const DROP = 2.6; // a die falls from so high above its place
const SHARPEST = 2; // device pixels per pixel
const CHALK = 1.5; // pixels
const RIM = 3.5;

export class BuildingScene {
  readonly #studio = Studio.enter();
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD);
  readonly #card = new Mesh(new PlaneGeometry(CARD.width, CARD.depth), new MeshBasicMaterial({ transparent: true }));
  readonly #chalk = new Group();
  readonly #dice = new Group();
  readonly #targets = new Group();
  readonly #ghost = new Group();
  readonly #ground = ground();
  readonly #sun = sun();
  readonly #lines = new LineMaterial({ color: colour("chalk"), transparent: true, opacity: 0.75 });
  readonly #amberLines = new LineMaterial({ color: colour("amber") });
  readonly #amberWash = new MeshBasicMaterial({
    color: colour("amber"),
    transparent: true,
    opacity: 0.4,
    depthWrite: false,
  });
  readonly #cube = new BoxGeometry(1, 1, 1);
  readonly #flat = new PlaneGeometry(EDGE, EDGE);
  #shown: Picture | null = null;
  #from: Viewpoint = CORNER;
  readonly #frames = new Frames(() => this.#draw());

  constructor(readonly canvas: HTMLCanvasElement) {
    this.#card.rotation.x = -Math.PI / 2;
    this.#scene.add(
      this.#card,
      this.#chalk,
      this.#dice,
      this.#targets,
      this.#ghost,
      this.#ground,
      this.#sun,
      new AmbientLight(0xffffff, 1.5),
    );
    this.#studio.redraw.add(this.#redraw);
  }

  show(picture: Picture, moving: boolean): void {
    const before = this.#shown;
    this.#shown = picture;
    if (before === null || JSON.stringify(before.squares) !== JSON.stringify(picture.squares))
      this.#layOut(picture.squares);
    this.#stack(before, picture, moving);
    this.#light(picture);
    this.#imagine(picture);
    this.#frames.request();
  }

  turn(right: number, down: number): void {
    this.#from = dragged(this.#from, right, down);
    this.#frames.request();
  }

  walk(to: Viewpoint, moving: boolean): void {
    const [from, goal] = [this.#from, nearest(to, this.#from)];
    const arrive = (part: number) => (this.#from = between(from, goal, part));
    if (moving) this.#frames.during(WALK, arrive);
    else arrive(1);
    this.#frames.request();
  }

  get viewpoint(): Viewpoint {
    return this.#from;
  }

  /** The square at a point of the window. */
  squareAt(x: number, y: number): number | null {
    const box = this.canvas.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(
      new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2),
      this.#camera,
    );
    const hits = (this.#shown?.stacks ?? []).map((stack, square) => {
      const at = ray.ray.intersectBox(column(square, Math.max(stack.length, 0.02)), new Vector3());
      return { square, distance: at === null ? Infinity : at.distanceTo(ray.ray.origin) };
    });
    const nearest = hits.reduce((best, hit) => (hit.distance < best.distance ? hit : best), {
      square: -1,
      distance: Infinity,
    });
    return nearest.square < 0 ? null : nearest.square;
  }

  resize(): void {
    this.#frames.request();
  }

  dispose(): void {
    this.#frames.stop();
    this.#studio.redraw.delete(this.#redraw);
    for (const group of [this.#chalk, this.#targets]) forget(group);
    forgetGhost(this.#ghost);
    this.#card.material.map?.dispose();
    for (const { geometry, material } of [this.#card, this.#ground])
      [geometry, material].forEach((thing) => thing.dispose());
    for (const thing of [this.#sun, this.#lines, this.#amberLines, this.#amberWash, this.#cube, this.#flat])
      thing.dispose();
    this.#studio.leave();
  }

  // --- What stands there ---

  #layOut(squares: Square[]): void {
    this.#card.material.map?.dispose();
    this.#card.material.map = planOnCard(squares);
    this.#card.material.needsUpdate = true;
    forget(this.#chalk);
    squares.forEach(({ wanted }, square) => {
      for (let floor = 0; floor < (wanted ?? 0); floor++) this.#chalk.add(this.#outline(at(square, floor)));
    });
  }

  #outline(centre: Vector3): LineSegments2 {
    const edges = new LineSegmentsGeometry().fromEdgesGeometry(new EdgesGeometry(this.#cube));
    const lines = new LineSegments2(edges, this.#lines);
    lines.position.copy(centre);
    return lines;
  }

  #stack(before: Picture | null, { stacks, emphasis }: Picture, moving: boolean): void {
    this.#dice.clear();
    this.#sun.shadow.needsUpdate = true;
    stacks.forEach((stack, square) => {
      stack.forEach((die, floor) => {
        const mesh = this.#studio.die(die);
        mesh.position.copy(at(square, floor));
        mesh.scale.setScalar(emphasis === null ? 1 : emphasis === die.material ? 1.1 : 0.86);
        this.#dice.add(mesh);
        const old = before?.stacks[square]?.[floor];
        if (moving && before !== null && (old === undefined || nameOfDie(old) !== nameOfDie(die))) this.#drop(mesh);
      });
    });
  }

  #drop(mesh: Mesh): void {
    const [rest, turned] = [mesh.position.y, 1.1];
    this.#frames.during(FALL, (part) => {
      this.#sun.shadow.needsUpdate = true;
      mesh.position.y = rest + DROP * falling(part);
      mesh.rotation.y = turned * (1 - part) ** 2;
    });
  }

  #light({ targets, stacks }: Picture): void {
    forget(this.#targets);
    for (const square of targets) {
      const wash = new Mesh(this.#flat, this.#amberWash);
      wash.position.copy(at(square, stacks[square]?.length ?? 0)).y -= 0.48;
      wash.rotation.x = -Math.PI / 2;
      this.#targets.add(wash, this.#rim(wash.position));
    }
  }

  #rim(centre: Vector3): LineSegments2 {
    const rim = new LineSegments2(
      new LineSegmentsGeometry().fromEdgesGeometry(new EdgesGeometry(this.#flat)),
      this.#amberLines,
    );
    rim.position.copy(centre);
    rim.rotation.x = -Math.PI / 2;
    return rim;
  }

  /** A die that could stand there, half seen. */
  #imagine({ ghost, stacks }: Picture): void {
    forgetGhost(this.#ghost);
    if (ghost === null) return;
    const mesh = this.#studio.die(ghost.die);
    mesh.material = (mesh.material as MeshStandardMaterial[]).map((each) =>
      Object.assign(each.clone(), { transparent: true, opacity: 0.62 }),
    );
    mesh.castShadow = false;
    mesh.position.copy(at(ghost.square, stacks[ghost.square]?.length ?? 0));
    this.#ghost.add(mesh);
  }

  // --- Drawing, only when something has changed ---

  readonly #redraw = (): void => {
    this.#sun.shadow.needsUpdate = true;
    this.#draw();
  };

  #draw(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0 || this.#shown === null) return;
    const sharpness = Math.min(SHARPEST, devicePixelRatio);
    aim(this.#camera, this.#from, clientWidth / clientHeight, heightsOf(this.#shown));
    const [width, height] = [Math.round(clientWidth * sharpness), Math.round(clientHeight * sharpness)];
    [this.#lines.linewidth, this.#amberLines.linewidth] = [CHALK * sharpness, RIM * sharpness];
    this.#studio.draw(this.#scene, this.#camera, { width, height, canvas: this.canvas });
  }
}

/** How high each square is or may become. */
function heightsOf({ squares, stacks, targets }: Picture): number[] {
  return squares.map(({ wanted }, square) =>
    Math.max(wanted ?? 0, (stacks[square]?.length ?? 0) + (targets.includes(square) ? 1 : 0)),
  );
}

function column(square: number, height: number): Box3 {
  const { x, z } = at(square, 0);
  return new Box3(new Vector3(x - 0.5, 0, z - 0.5), new Vector3(x + 0.5, height, z + 0.5));
}

/** Lines have shapes of their own; what they are drawn with is shared. */
function forget(group: Group): void {
  for (const child of group.children) if (child instanceof LineSegments2) child.geometry.dispose();
  group.clear();
}

function forgetGhost(group: Group): void {
  for (const child of group.children)
    ((child as Mesh).material as MeshStandardMaterial[]).forEach((each) => each.dispose());
  group.clear();
}
