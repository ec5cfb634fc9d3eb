import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { bytesOf, hexOf, hmac, sha256 } from "./sha256";

const text = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);

it("reckons SHA-256 as others do, at every length around a block", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    expect(hexOf(sha256(text(length)))).toBe(createHash("sha256").update(text(length)).digest("hex"));
  }
});

it("reckons HMAC-SHA256 as others do, with short and long keys", () => {
  for (const length of [0, 32, 64, 65, 200]) {
    expect(hexOf(hmac(text(length), text(9)))).toBe(createHmac("sha256", text(length)).update(text(9)).digest("hex"));
  }
});

it("reads what it writes", () => {
  expect(bytesOf(hexOf(text(20)))).toEqual(text(20));
});
