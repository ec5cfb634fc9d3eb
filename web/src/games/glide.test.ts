import { expect, it } from "vitest";
import { journeys } from "./glide";

const at = (place: string, card: string) => ({ card, place });
const after = (...seen: { card: string; place: string }[]) => new Map(seen.map((each, index) => [index, each]));

it("a card that left the display and stands on a tower has gone there", () => {
  const before = [at("display", "sand-7"), at("display", "candy-3")];
  expect(journeys(before, after(at("display", "candy-3"), at("seat-0", "sand-7")))).toEqual([[1, 0]]);
});

it("of two equal cards one may stay while the other goes", () => {
  const before = [at("display", "sand-7"), at("display", "sand-7")];
  expect(journeys(before, after(at("display", "sand-7"), at("seat-1", "sand-7")))).toEqual([[1, 1]]);
});

it("a card that was nowhere before comes from nowhere", () => {
  expect(journeys([], after(at("display", "sand-7")))).toEqual([]);
});
