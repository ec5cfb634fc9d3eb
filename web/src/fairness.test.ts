import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { keepsPromise } from "./fairness";

const seed = "00ff10a5";
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

it("a seed keeps the promise that was made of its bytes", async () => {
  expect(await keepsPromise(seed, commitment)).toBe(true);
  expect(await keepsPromise(seed, commitment.toUpperCase())).toBe(true);
});

it("another seed does not", async () => {
  expect(await keepsPromise("00ff10a6", commitment)).toBe(false);
});
