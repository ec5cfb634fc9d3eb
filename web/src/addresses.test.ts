import { expect, it } from "vitest";
import { invitation, isThisMachine, read } from "./addresses";

it.each([
  ["", { screen: "home", parts: [] }],
  ["#/", { screen: "home", parts: [] }],
  ["#/rules/towers/T-5", { screen: "rules", parts: ["towers", "T-5"] }],
  ["#/join/a%20b/%E0%A4%A", { screen: "join", parts: ["a b", "%E0%A4%A"] }],
])("the address %s is read", (hash, route) => {
  expect(read(hash)).toEqual(route);
});

it("an invitation is found in a pasted link, and a bare code is none", () => {
  expect(invitation(" http://localhost/#/join/49f9/zz-hs ")).toBe("/join/49f9/zz-hs");
  expect(invitation("zzhpgxhs")).toBeNull();
});

it("a link by localhost leads nowhere from another machine", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isThisMachine)).toBe(true);
  expect(["192.168.0.7", "kitchen.local", "storeys.example"].some(isThisMachine)).toBe(false);
});
