import { describe, expect, it } from "vitest";
import { gained } from "./gaining";
import { COLUMNS, type Player, ROWS, type View } from "./view";

function player(more: Partial<Player> = {}): Player {
  const plot = { card: "forest", active: true };
  const dice = { white: 3, yellow: 1, red: 1, blue: 1, black: 1 };
  return { city: ROWS.map(() => COLUMNS.map(() => plot)), dice, city_points: 0, ...more } as Player;
}

const TURN = { strength: 0, bandit_strength: 0, gained: 0 };
const PILES = { bandits: [{ bandits: 3, points: 2, left: 4 }], ships: [{ ship: 5, points: 5, left: 4 }] };

function view(more: object = {}): View {
  return { seat: 0, step: "dice", solo: null, turn: TURN, players: [player(), player()], ...PILES, ...more } as View;
}

describe("points come from", () => {
  it("the plot on which a die was spent", () => {
    const dice = { ...player().dice, white: null };
    const after = view({ turn: { ...TURN, gained: 1 }, players: [player({ dice }), player()] });
    expect(gained(view(), after)).toEqual({ seat: 0, points: 1, cause: '[data-place="seat-0-white-3"]' });
  });

  it("what was built", () => {
    const city = player().city.map((row) => [...row]);
    (city[2] as object[])[4] = { card: "manor", active: true };
    const after = view({ players: [player({ city, city_points: 2 }), player()] });
    expect(gained(view(), after)).toEqual({ seat: 0, points: 2, cause: '[data-place="seat-0-red-5"]' });
  });

  it("what was attacked", () => {
    const city = player().city.map((row) => [...row]);
    (city[0] as object[])[1] = { card: "forest", active: false };
    const after = view({ turn: { ...TURN, gained: 3 }, players: [player(), player({ city })] });
    expect(gained(view(), after)).toEqual({ seat: 0, points: 3, cause: '[data-place="seat-1-white-2"]' });
  });

  it("the bandits and ships of which a card was taken", () => {
    const fought = view({ bandits: [{ bandits: 3, points: 2, left: 3 }] });
    expect(gained(view(), fought)).toEqual({ seat: 0, points: 2, cause: '[data-bandits="3"]' });
    const traded = view({ ships: [{ ship: 5, points: 5, left: 3 }] });
    expect(gained(view(), traded)).toEqual({ seat: 0, points: 5, cause: '[data-ship="5"]' });
  });

  it("bandits and ships that are never used up, alone", () => {
    const alone = (more: object) =>
      view({
        solo: { hard: false },
        players: [player()],
        bandits: [{ bandits: 3, points: 2, left: null }],
        ships: [{ ship: 5, points: 5, left: null }],
        ...more,
      });
    const [armed, fought] = [alone({ turn: { ...TURN, strength: 3 } }), alone({ turn: { ...TURN, gained: 2 } })];
    expect(gained(armed, fought)?.cause).toBe('[data-bandits="3"]');
    const traded = alone({ step: "build", turn: { ...TURN, gained: 5 } });
    expect(gained(alone({ step: "build" }), traded)?.cause).toBe('[data-ship="5"]');
  });

  it("nothing when nothing was gained, and when the turn is over", () => {
    expect(gained(view(), view())).toBeNull();
    expect(gained(view({ turn: { ...TURN, gained: 4 } }), view({ seat: 1 }))).toBeNull();
    expect(gained(view({ seat: null }), view())).toBeNull();
  });
});
