import { describe, expect, it } from "vitest";
import type { Slot, View } from "./view";
import { breadth, cardHeight, isUnfit, storeyHeight, storeys, touch } from "./viewing";

it("a roof stands two storeys high", () => {
  expect(storeys([15, 9, 8])).toBe(3);
  expect(storeys([15, 0])).toBe(3);
  expect(cardHeight(0, 20)).toBe(40);
});

it.each([
  [[[], []], 300, 38],
  [[[15, 12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]], 300, 21],
  [[Array.from({ length: 21 }, () => 8)], 200, 13],
])("all towers of %j fit into %i pixels with room for one card more", (towers, room, height) => {
  expect(storeyHeight(towers, room, 13, 38)).toBe(height);
});

it("the higher the value, the broader the storey", () => {
  const all = Array.from({ length: 15 }, (_, value) => breadth(value + 1));
  expect([...all].sort((one, other) => one - other)).toEqual(all);
  expect(all.at(-1)).toBe(100);
});

it("a touched card is taken, or placed when it is in the hand", () => {
  expect(touch({ suit: "sand", value: 7, taken: false, fits: true })).toEqual({ do: "take", suit: "sand", value: 7 });
  expect(touch({ suit: "sand", value: 7, taken: true, fits: false })).toEqual({ do: "place", suit: "sand", value: 7 });
});

describe("a card that cannot be built", () => {
  const during = (phase: View["phase"]) => ({ phase }) as View;
  const slot: Slot = { suit: "sand", value: 7, taken: false, fits: false };

  it.each(["bidding", "taking"] as const)("is marked while one is %s", (phase) => {
    expect(isUnfit(during(phase), slot, true)).toBe(true);
    expect(isUnfit(during(phase), slot, false)).toBe(false);
    expect(isUnfit(during(phase), { ...slot, fits: true }, true)).toBe(false);
  });

  it("is not marked when it is in the hand, or nothing is to be chosen", () => {
    expect(isUnfit(during("taking"), { ...slot, taken: true }, true)).toBe(false);
    expect(isUnfit(during("building"), slot, true)).toBe(false);
  });
});
