/** The building as a still picture: from the turntable, or from a corner on paper where nothing can be drawn in space. */
import type { Position } from "../../protocol";
import { support } from "../../three/support";
import type { Size } from "../face";
import { standing } from "./choosing";
import { drawnOnPaper } from "./paper";
import { AS_BUILT, posesOf } from "./poses";
import { viewOf } from "./view";

export async function portrait(position: Position, size: Size): Promise<HTMLCanvasElement> {
  const view = viewOf(position);
  const [can, workers] = [support(), standing(view)];
  if (can === "none") return drawnOnPaper(view.cards, workers, size);
  const { SiteScene } = await import("./scene");
  const poses = position.poses === null ? AS_BUILT : await posesOf(position.poses, view.cards);
  const scene = new SiteScene(document.createElement("canvas"), can === "hardware", size);
  try {
    return scene.still({
      cards: view.cards,
      workers,
      marks: [],
      ghost: null,
      poses,
      through: [],
      level: null,
      section: null,
    });
  } finally {
    scene.dispose();
  }
}
