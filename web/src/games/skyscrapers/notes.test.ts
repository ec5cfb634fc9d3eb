import { expect, it } from "vitest";
import { position } from "../../testing";
import { notesOn } from "./notes";
import { numberOf } from "./poses";
import { viewOf } from "./view";

/** Worker 2 of the second seat is asked about, on a floor at height 2. */
function flag(lying: boolean) {
  const worker = { worker: 2, where: "site", cell: "0,-1,2", trapped: false, lying, card: null, level: null };
  const players = [{ workers: [] }, { workers: [worker] }];
  const view = viewOf(position(1, [], { view: { top: 2, cards: [], asked: { seat: 1, worker: 2 }, players } }));
  return notesOn(view).find(({ key }) => key === "asked");
}

it("whoever is asked about has a flag that goes with them, lower over somebody who lies", () => {
  expect(flag(false)).toMatchObject({ over: numberOf({ seat: 1, worker: 2 }), at: [0.5, -0.5, 3] });
  expect(flag(true)?.at[2]).toBeLessThan(2.8);
});
