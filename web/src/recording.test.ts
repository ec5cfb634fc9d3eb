import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Say } from "./protocol";

vi.hoisted(() => vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined }));

const { Refusal } = await import("./api");
const { Recording, around } = await import("./recording");
const { Connection } = await import("./connection");

const file = { name: "game.txt", text: "storeys match 1\n" };
const refusal = (status: number, code: string) => new Refusal({ message: `server-${code}` }, status, code);

interface Asked {
  path: string;
  about: Record<string, string>;
  text: string;
}
let asked: Asked[];
let answers: Record<string, unknown>;

const bring = <T>(path: string, about: Record<string, string>, text: string): Promise<T> => {
  asked.push({ path, about, text });
  const answer = answers[path];
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
};

beforeEach(() => {
  asked = [];
  answers = { records: { type: "snapshot", table: "abc", log: [], chat: [] }, "records/look": { line: 7 } };
});

describe("a recording", () => {
  it("sends its file once, and then the name by which the server knows it", async () => {
    const recording = new Recording(file, bring);
    await recording.snapshot();
    await recording.look(7, null);
    await recording.look(8, -1);
    expect(asked).toEqual([
      { path: "records", about: { name: "game.txt" }, text: file.text },
      { path: "records/look", about: { line: "7", record: "abc" }, text: "" },
      { path: "records/look", about: { line: "8", seat: "-1", record: "abc" }, text: "" },
    ]);
  });

  it("sends its file along where the server knows it no longer", async () => {
    const recording = new Recording(file, (path, about, text) =>
      text === "" ? Promise.reject(refusal(404, "no-record")) : bring(path, about, text),
    );
    await recording.snapshot();
    expect(await recording.look(7, 2)).toEqual({ line: 7 });
    expect(asked.at(-1)).toEqual({
      path: "records/look",
      about: { line: "7", seat: "2", name: "game.txt" },
      text: file.text,
    });
  });
});

describe("the line to a recording", () => {
  let heard: FromServer[];
  let gone: Say | null;

  function connect(recording: InstanceType<typeof Recording> | null) {
    heard = [];
    gone = null;
    const still = { ...around(recording), later: () => () => undefined };
    const connection = new Connection(still, {
      received: (message) => heard.push(message),
      lineChanged: (_, say) => (gone = say),
    });
    connection.connect();
    return connection;
  }

  it("tells the match and shows earlier positions, like that of a table", async () => {
    const connection = connect(new Recording(file, bring));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toEqual(answers["records"]);
    expect(await connection.ask({ type: "look", line: 7, seat: null })).toMatchObject({ position: { line: 7 } });
  });

  it("answers everything else with what it is", async () => {
    const connection = connect(new Recording(file, bring));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const answer = await connection.ask({ type: "chat", text: "Hello?" });
    expect(answer).toMatchObject({ type: "refused", say: { message: "web-recorded-only" } });
  });

  it("hands on the refusal of a position", async () => {
    const connection = connect(new Recording(file, bring));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    answers["records/look"] = refusal(422, "malformed");
    expect(await connection.ask({ type: "look", line: 99 })).toMatchObject({ type: "refused", code: "malformed" });
  });

  it("says why there is nothing to show", async () => {
    connect(null);
    await vi.waitFor(() => expect(gone).toEqual({ message: "web-recorded-none" }));
    answers["records"] = refusal(422, "bad-file");
    connect(new Recording(file, bring));
    await vi.waitFor(() => expect(gone).toEqual({ message: "server-bad-file" }));
  });

  it.each([refusal(0, "unreachable"), refusal(429, "too-fast"), refusal(503, "too-many")])(
    "waits where the server has no time: $code",
    async (reason) => {
      answers["records"] = reason;
      connect(new Recording(file, bring));
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      await Promise.resolve();
      expect(gone).toBeNull();
    },
  );

  it("asks again, with what was asked, after the server could not be reached", async () => {
    const connection = connect(new Recording(file, bring));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const position = answers["records/look"];
    answers["records/look"] = refusal(0, "unreachable");
    const looking = connection.ask({ type: "look", line: 7 });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answers["records/look"] = position;
    await vi.waitFor(() => {
      connection.connect();
      expect(heard.at(-1)?.type).toBe("looked");
    });
    expect(await looking).toMatchObject({ position: { line: 7 } });
  });
});
