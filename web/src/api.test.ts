import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined }));

/** Requests in their order, each answered when the test says so. */
const asked: { what: string; answer: (body: unknown) => void; fail: () => void }[] = [];
const heard = () => asked.map(({ what }) => what);
const settled = () => new Promise((done) => setTimeout(done));

/** As a page has it that has just been opened. */
async function opened(): Promise<typeof import("./api")> {
  vi.resetModules();
  return import("./api");
}

beforeEach(() => {
  asked.length = 0;
  const asking = (what: string) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (body: unknown) => {
        resolve(new Response(JSON.stringify(body)));
      };
      const fail = () => {
        reject(new TypeError("no network"));
      };
      asked.push({ what, answer, fail });
    });
  vi.stubGlobal("fetch", (address: string, { method = "GET" }: RequestInit) => asking(`${method} ${address}`));
});

test("nothing is asked in the name of somebody whom the server does not know yet", async () => {
  const api = await opened();
  const met = api.me();
  const changed = api.changeMe({ language: "pl" });
  const solos = api.solos();
  await settled();
  expect(heard()).toEqual(["GET /api/me"]);
  asked[0]?.answer({ name: "" });
  expect(await met).toEqual({ name: "" });
  await settled();
  expect(heard().slice(1)).toEqual(["POST /api/me", "GET /api/me/solos"]);
  asked[1]?.answer({ name: "", language: "pl" });
  asked[2]?.answer([]);
  expect([await changed, await solos]).toEqual([{ name: "", language: "pl" }, []]);
});

test("whoever does something before asking who they are is made somebody first", async () => {
  const api = await opened();
  void api.newTable({ game: "towers", chairs: [] });
  await settled();
  expect(heard()).toEqual(["GET /api/me"]);
  asked[0]?.answer({ name: "" });
  await settled();
  expect(heard()[1]).toBe("POST /api/tables");
});

test("to look, nobody has to be anybody", async () => {
  const api = await opened();
  void api.games();
  void api.table("somewhere");
  await settled();
  expect(heard()).toEqual(["GET /api/games", "GET /api/tables/somewhere?code="]);
});

test("who could not be made somebody is asked once more with the next wish", async () => {
  const api = await opened();
  const met = api.me();
  asked[0]?.fail();
  await expect(met).rejects.toMatchObject({ code: "unreachable" });
  void api.solos();
  await settled();
  expect(heard()).toEqual(["GET /api/me", "GET /api/me"]);
});
