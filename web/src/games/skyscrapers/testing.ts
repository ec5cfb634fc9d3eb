/** Cards for tests, written as the pictures beside the rules are. */
import { barsOf } from "./girders";
import { slotOf, topOf } from "./lattice";
import { drawn } from "./pictures";
import type { Standing } from "./view";

export function standingCard(text: string): Standing {
  const { normal, x, y, z, kind, girders, printed, seat = null } = drawn(text);
  const place = { normal, x, y, z };
  const standable = normal === "z" && (kind === "floor" || kind === "universal");
  return {
    ...place,
    slot: slotOf(place),
    card: kind,
    kind,
    girders,
    bars: barsOf(place, girders),
    printed,
    seat,
    on: null,
    standable,
    top: topOf(place),
    rivet: "firm",
  };
}
