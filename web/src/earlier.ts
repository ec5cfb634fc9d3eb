/** Positions that were looked at, by line and eyes: each is asked for once. */
import type { Connection } from "./connection";
import type { Position, Say } from "./protocol";

export class Earlier {
  readonly #known = new Map<string, Position>();

  constructor(
    private readonly connection: Pick<Connection, "ask">,
    private readonly refuse: (say: Say) => void,
  ) {}

  /** The position after so many lines of the log, as a seat saw it; null when that is refused. */
  async at(line: number, seat: number | null): Promise<Position | null> {
    const key = `${String(line)} ${String(seat)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const answer = await this.connection.ask({ type: "look", line, seat });
    if (answer.type === "refused") this.refuse(answer.say);
    if (answer.type !== "looked") return null;
    this.#known.set(key, answer.position);
    return answer.position;
  }

  forget(): void {
    this.#known.clear();
  }
}
