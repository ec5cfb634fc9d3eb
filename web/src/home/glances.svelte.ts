/** How one's tables stand, for the small pictures on the home page: each is asked for once until somebody moves there. */
import * as api from "../api";
import type { Position, TableInfo } from "../protocol";

interface Glance {
  moves: number;
  position: Position;
}

let seen = $state.raw<Record<string, Glance>>({});
const asked: Record<string, number> = {}; // tables, and at which length of their log

export const glanceAt = (table: string) => seen[table]?.position;

/** Ask for what has changed, one table after another: the server replays those that nobody has looked at for long. */
export async function lookAt(tables: TableInfo[]): Promise<void> {
  for (const { table, moves, phase } of tables) {
    if (phase === "waiting" || asked[table] === moves) continue;
    asked[table] = moves;
    try {
      seen = { ...seen, [table]: { moves, position: await api.glance(table) } };
    } catch {
      asked[table] = -1; // a table without a picture is a table still
    }
  }
}
