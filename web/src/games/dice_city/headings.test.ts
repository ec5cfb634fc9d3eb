import { expect, it } from "vitest";
import { narrowed } from "../../narrowing";
import { headings } from "./headings";
import { COLUMNS, ROWS } from "./view";

const name = (seat: number) => `P${String(seat)}`;
const keys = (action: Record<string, unknown>) => headings(action, name).map(({ key }) => key);

it.each([
  [{ do: "use", die: "red", card: "cave" }, ["die red"]],
  [{ do: "move", die: "red", moved: "blue", column: 3 }, ["die red", "move"]],
  [{ do: "reactivate", die: "red", row: "blue", column: 3, card: "mine" }, ["die red", "reactivate", "row blue"]],
  [{ do: "build", card: "mine", slot: 0, row: "blue", column: 3 }, ["build mine 0", "row blue"]],
  [{ do: "attack", seat: 1, row: "blue", column: 3, card: "mine", points: 0 }, ["seat 1"]],
  [{ do: "steal", seat: 1, resource: "wood" }, ["seat 1"]],
  [{ do: "disrupt", die: "red" }, ["tokens"]],
  [{ do: "finish", step: "dice" }, []],
])("%j stands under %j", (action, way) => {
  expect(keys(action)).toEqual(way);
});

it("a full build step is chosen with three keys: the card, the row, the plot", () => {
  const cards = ["mine", "quarry", "lumber_mill", "regular_army"].map((card): [string, number] => [card, 0]);
  const plots = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column })));
  const all = [...cards, ["church", 3] as const, ["church", 5] as const].flatMap(([card, slot]) =>
    plots.map((place) => ({ do: "build", card, slot, ...place })),
  );
  const path = (action: Record<string, unknown>) => headings(action, name);
  expect(narrowed(all, path, [])).toHaveLength(6);
  expect(narrowed(all, path, ["build church 5"])).toHaveLength(ROWS.length);
  expect(narrowed(all, path, ["build church 5", "row black"])).toHaveLength(COLUMNS.length);
});
