import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Film } from "../../films.svelte";
import type { Choice, Position } from "../../protocol";
import { line, position } from "../../testing";
import { GHOST, type Poses, numberOf } from "./poses";
import { standingCard } from "./testing";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {});
  vi.stubGlobal("navigator", { languages: ["en"] });
});
const { Showing } = await import("./showing.svelte");

const H = ["y@0,0,1 start", "x@-1,0,1 start", "x@1,0,1 start"].map(standingCard);
const FLOOR = standingCard("z@0,0,2 floor-LR");
const worker = (number: number, cell: string | null) => ({
  worker: number,
  where: cell === null ? "reserve" : "site",
  cell,
  trapped: false,
  lying: false,
  card: null,
  level: null,
});
const WHO = numberOf({ seat: 0, worker: 1 });
const act = (action: Choice["action"]): Choice => ({ seat: 0, action, say: { message: "" } });
const [HIRE, TURN] = [act({ do: "hire", cell: "0,0,0" }), act({ do: "turn", girders: "LR" })];

/** A site after so many lines; somebody stands there, and the next one is in reserve. */
function at(line: number, more: Record<string, unknown> = {}): Position {
  const players = [{ workers: [worker(1, null), worker(2, "1,0,0")] }];
  const chosen = { card: null, slot: null, worker: null };
  return position(line, [], { view: { phase: "acting", cards: H, players, chosen, asked: null, slots: [], ...more } });
}

describe("a piece in one's own hand", () => {
  let given = $state.raw<{ position: Position; choices: Choice[]; film: Film | null; inHand: Choice | null }>();
  let showing: InstanceType<typeof Showing>;
  let posed: Poses | null;
  const stage = {
    screen: () => ({ pose: (poses: Poses | null) => (posed = poses), run: () => undefined }),
    flatAt: () => ({
      right: [1, 0, 0] as [number, number, number],
      up: [0, 0, 1] as [number, number, number],
      pixels: 50,
    }),
    boxOf: () => new DOMRect(),
    watch: () => undefined,
  };
  const give = (now: Position, inHand: Choice | null, choices: Choice[] = inHand ? [inHand] : []) =>
    (given = { position: now, choices, film: null, inHand });
  const people = () => showing.site.workers.map((who) => who.worker);

  beforeEach(() => {
    give(at(4), HIRE);
    showing = new Showing(() => given as NonNullable<typeof given>);
    posed = null;
  });

  it("is seen slowly in the film for which that was wanted, not in the next", () => {
    const film: Film = { octets: new Uint8Array(), before: at(4), after: at(5), lines: [] };
    showing.projection.slowly = true; // once more, and slowly
    const stop = showing.run(film, stage, () => undefined);
    expect(showing.projection.slowly).toBe(true);
    stop();
    expect(showing.projection.slowly).toBe(false);
  });

  it("is seen through walls, and so is where it belongs", () => {
    expect(showing.through).toEqual([WHO]);
    expect(showing.goal).toEqual([expect.objectContaining({ cell: "0,0,0" })]);
    give(at(4, { phase: "turning", chosen: { card: "floor-LR", slot: "z@0,0,2", worker: null } }), TURN);
    expect(showing.through).toEqual([GHOST]);
    expect(showing.goal).toEqual([expect.objectContaining({ place: { normal: "z", x: 0, y: 0, z: 2 } })]);
    give(at(5), null, [HIRE]);
    expect([showing.through, showing.goal]).toEqual([[], []]);
  });

  it("is carried in space, however one looks otherwise", () => {
    expect(showing.byHand).toBe(true);
    give(at(4), null, [HIRE]);
    expect(showing.byHand).toBe(false);
  });

  it("stays where it was let go until it is known what came of it", () => {
    showing.hang(stage, { x: 10, y: 0 }, { x: 0, y: 0 });
    expect(posed?.get(WHO)?.place[0]).toBeCloseTo(0.7);
    showing.letGo();
    give(at(4), null);
    expect([showing.poses.get(WHO)?.place[0], people(), showing.byHand]).toEqual([expect.closeTo(0.7), [2, 1], true]);
    give(at(5, { phase: "settling" }), null);
    expect([showing.poses.get(WHO)?.place[0], people(), showing.byHand]).toEqual([expect.closeTo(0.7), [2, 1], true]);
    give(at(6), null, [HIRE]);
    expect([showing.poses.get(WHO), people(), showing.byHand]).toEqual([undefined, [2], false]);
  });

  it("is seen through walls in the film of it, too, under the number that it has there", () => {
    give(at(4, { phase: "turning", chosen: { card: "floor-LR", slot: "z@0,0,2", worker: null } }), TURN);
    showing.letGo();
    const film = (line: number) => ({ octets: new Uint8Array(), before: at(line), after: at(line + 1), lines: [] });
    given = { position: at(5), choices: [], film: film(5), inHand: null };
    expect([showing.through, showing.byHand]).toEqual([[3], true]);
    given = { position: at(9), choices: [], film: film(9), inHand: null };
    expect([showing.through, showing.byHand]).toEqual([[], false]);
  });

  it("goes back when it is refused", () => {
    showing.hang(stage, { x: 10, y: 0 }, { x: 0, y: 0 });
    showing.letGo();
    give(at(4), null);
    give(at(4), null, [HIRE]);
    expect([showing.poses.get(WHO), people()]).toEqual([undefined, [2]]);
  });

  it("has nothing to do with what somebody else's hand does later", () => {
    showing.hang(stage, { x: 10, y: 0 }, { x: 0, y: 0 });
    showing.letGo();
    give(at(7, { phase: "settling", cards: [...H, FLOOR] }), null);
    expect([showing.piece, showing.poses.get(WHO)]).toEqual([null, undefined]);
  });
});

describe("a film", () => {
  /** Packed by `trajectory.py`: card 2 is thrown far, and worker 3 of seat 1 falls. */
  const FALL = "eNpjZJBjYGFgZmAC0iBgw8AIZEcBMQi6M+xh2sN05vueegY08B9DBD+oYC34t+Jvwb//9df/t/43+c/AkMaWyBbFhq4OAHHBE2E=";
  const octets = Uint8Array.from(atob(FALL), (each) => each.charCodeAt(0));

  /** Show what has come of a hand; whether the eye was led somewhere, and what is seen through walls. */
  function shown(...kinds: string[]) {
    const lines = kinds.map((kind, index) => ({ ...line(index + 1, null), action: { do: kind } }));
    const film = { octets, before: at(4), after: at(5), lines };
    const showing = new Showing(() => ({ position: at(4), choices: [], film, inHand: null }));
    const [watch, run] = [vi.fn(), vi.fn()];
    const stage = {
      screen: () => ({ pose: () => undefined, run }),
      flatAt: () => null,
      boxOf: () => new DOMRect(),
      watch,
    };
    return { showing, watch, run, stop: showing.run(film, stage, vi.fn()) };
  }
  const PATIENCE = { timeout: 15_000 };

  it("in which something falls, slides, breaks or comes down is looked at where that happens", async () => {
    for (const kind of ["fell", "slid", "broke", "collapse"]) {
      const { showing, watch, stop } = shown(kind, "settled");
      await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce(), PATIENCE);
      expect(showing.through).toContain(2);
      stop();
      expect(showing.through).toEqual([]);
    }
  });

  it("in which nothing happens leaves the eye where it is", async () => {
    const { watch, run } = shown("loose", "settled");
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), PATIENCE);
    await new Promise((passed) => setTimeout(passed, 20));
    expect(watch).not.toHaveBeenCalled();
  });
});
