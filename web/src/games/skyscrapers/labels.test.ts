import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wordsOf } from "../../../words";
import { speak } from "../../words.svelte";
import { type Named, labelOf } from "./labels";
import { standingCard } from "./testing";
import type { View } from "./view";

const view = (hands: View["hands"]): Named => ({
  hands,
  slots: [],
  cards: ["y@0,0,1 start", "z@1,0,2 floor-VH"].map(standingCard),
});
const label = (action: Record<string, string>, headed = false) => labelOf(view("own"), action, headed);

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(wordsOf("en"))));
  await speak("en");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("below its heading an answer does not say again what is done, and how high", () => {
  const [hire, move] = [
    { do: "hire", cell: "-1,-1,0" },
    { do: "move", cell: "1,0,2" },
  ];
  expect(label(hire)).toBe("Hire a worker to the ground, 1 west, 1 south");
  expect(label(hire, true)).toBe("1 west, 1 south");
  expect(label(move)).toBe("Move to the north-east quarter of the floor at height 2, 1 east");
  expect(label(move, true)).toBe("Move to the north-east quarter, 1 east");
  expect(label({ do: "move", cell: "-1,0,0" }, true)).toBe("Move to the ground, 1 west, 1 north");
});

it("what it means to hold the building depends on whose hand builds", () => {
  expect(labelOf(view("own"), { do: "brace" })).toContain("with the other hand");
  expect(labelOf(view("steady"), { do: "brace" })).toBe("Hold the building: only half of the tremor reaches it");
});
