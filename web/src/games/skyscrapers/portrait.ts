/** The building as a still picture: from the turntable, or from a corner on paper where nothing can be drawn in space. */
import { support } from "../../three/support";
import type { Size } from "../face";
import { standing } from "./choosing";
import { drawnOnPaper } from "./paper";
import type { View } from "./view";

export async function portrait(view: View, size: Size): Promise<HTMLCanvasElement> {
  const [can, workers] = [support(), standing(view)];
  if (can === "none") return drawnOnPaper(view.cards, workers, size);
  const { SiteScene } = await import("./scene");
  const scene = new SiteScene(document.createElement("canvas"), can === "hardware", size);
  try {
    return scene.still({ cards: view.cards, workers, marks: [], ghost: null, level: null, section: null });
  } finally {
    scene.dispose();
  }
}
