/** The server over HTTP: tables, games and this browser's player. */
import { notePromise } from "./fairness";
import type {
  AskHint,
  ChangeMe,
  Created,
  Dismiss,
  Draws,
  GameInfo,
  GiveChair,
  Hint,
  House,
  Join,
  Joined,
  Me,
  NewTable,
  OpenHouse,
  PlayOn,
  Position,
  Problem,
  Recovery,
  Review,
  ReviewKey,
  Say,
  SendAway,
  Snapshot,
  Solos,
  TableInfo,
} from "./protocol";
import { hearDate } from "./time";

/** The server said no, or nothing at all; `say` is the sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly say: Say,
    readonly status: number,
    readonly code: string,
    readonly table: string | null = null,
  ) {
    super(say.message);
  }
}

let introduced: Promise<Me> | undefined;

/** Who we are; the first time, the server makes us somebody: of two who ask at once it would make two. */
function introduce(): Promise<Me> {
  introduced ??= answerOf<Me>("me", {}).catch((problem: unknown) => {
    introduced = undefined;
    throw problem;
  });
  return introduced;
}

/** Only to look, one need not be anybody; everything else waits until we are. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method !== "GET" || path.startsWith("me")) await introduce();
  return answerOf<T>(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
}

/** Ask something about a file that goes along as it is. */
export function bring<T>(path: string, about: Record<string, string>, text: string): Promise<T> {
  return answerOf<T>(`${path}?${new URLSearchParams(about).toString()}`, { method: "POST", body: text });
}

async function answerOf<T>(path: string, request: RequestInit): Promise<T> {
  const response = await reach(path, request);
  const text = await response.text();
  if (!response.ok) throw refusal(response.status, text);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(`/api/${path}`, { credentials: "same-origin", ...request });
    hearDate(response.headers.get("date"));
    return response;
  } catch {
    throw new Refusal({ message: "web-no-server" }, 0, "unreachable");
  }
}

function refusal(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    if (problem.say.message) return new Refusal(problem.say, status, problem.code, problem.table ?? null);
  } catch {
    // Not from the table's server: something between us answered.
  }
  return new Refusal({ message: status === 404 ? "web-not-found" : "web-no-server" }, status, "unknown");
}

/** Whoever came by an invitation may watch a private table by its code. */
export function rememberCode(table: string, code: string): void {
  sessionStorage.setItem(`code ${table}`, code);
}

function codeFor(table: string): string {
  return `code=${encodeURIComponent(sessionStorage.getItem(`code ${table}`) ?? "")}`;
}

/** Nothing has been dealt yet: what is promised of the dice is noted before the table is opened. */
async function promised<T extends Created | Joined>(answer: Promise<T>): Promise<T> {
  const { table, commitment } = await answer;
  notePromise(table, commitment);
  return answer;
}

export const me = () => (introduced ? call<Me>("GET", "me") : introduce());
export const changeMe = (change: ChangeMe) => call<Me>("POST", "me", change);
export const solos = () => call<Solos[]>("GET", "me/solos");
export const recovery = () => call<Recovery>("POST", "me/recovery");
export const signOutOthers = () => call<Me>("POST", "me/sign-out-others");
export const recover = (token: string) => call<Me>("POST", "recover", { token });
export const house = () => call<House>("GET", "house");
export const openHouse = (wish: OpenHouse) => call<House>("POST", "house", wish);
export const games = () => call<GameInfo[]>("GET", "games");
export const myTables = () => call<TableInfo[]>("GET", "tables?mine=1");
export const listedTables = () => call<TableInfo[]>("GET", "tables?listed=1");
export const newTable = (table: NewTable) => promised(call<Created>("POST", "tables", table));
export const table = (id: string) => call<TableInfo>("GET", `tables/${id}?${codeFor(id)}`);
export const join = (id: string, join: Join) => promised(call<Joined>("POST", `tables/${id}/join`, join));
export const joinByCode = (code: string) => promised(call<Joined>("POST", "join", { code }));
export const leave = (id: string) => call<undefined>("POST", `tables/${id}/leave`);
export const sendAway = (id: string, seat: number) =>
  call<undefined>("POST", `tables/${id}/send-away`, { seat } satisfies SendAway);
export const giveChair = (id: string, chair: GiveChair) => call<Joined>("POST", `tables/${id}/chair`, chair);
export const hint = (id: string, wish: AskHint) => call<Hint>("POST", `tables/${id}/hint`, wish);
export const rematch = (id: string) => promised(call<Created>("POST", `tables/${id}/rematch`));
export const remove = (id: string) => call<undefined>("DELETE", `tables/${id}`);
export const dismiss = (id: string, wish: Dismiss) => call<undefined>("POST", `tables/${id}/dismiss`, wish);
export const askReview = (id: string) => call<ReviewKey>("POST", `tables/${id}/review?${codeFor(id)}`);
export const review = (key: string, since: number) => call<Review>("GET", `reviews/${key}?since=${String(since)}`);
export const reviewAgain = (key: string) => call<undefined>("POST", `reviews/${key}/again`);
export const reviewed = (key: string) => call<Snapshot>("GET", `reviews/${key}/snapshot`);
export const lookAtReviewed = (key: string, line: number, seat: number | null) =>
  call<Position>("GET", `reviews/${key}/look?line=${String(line)}${seat === null ? "" : `&seat=${String(seat)}`}`);
export const drawsOfReviewed = (key: string) => call<Draws>("GET", `reviews/${key}/draws`);
export const playOn = (key: string, wish: PlayOn) => promised(call<Created>("POST", `reviews/${key}/play-on`, wish));
export const glance = (id: string) => call<Position>("GET", `tables/${id}/glance`);
export const draws = (id: string) => call<Draws>("GET", `tables/${id}/draws?${codeFor(id)}`);
export async function motion(id: string, line: number): Promise<ArrayBuffer> {
  const response = await reach(`tables/${id}/motions/${String(line)}?${codeFor(id)}`, {});
  if (!response.ok) throw refusal(response.status, await response.text());
  return response.arrayBuffer();
}
export const fileAddress = (id: string) => `/api/tables/${id}/file?${codeFor(id)}`;
export const playAddress = (id: string, since: number | null, said: number) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const known = since === null ? "" : `&since=${String(since)}`;
  return `${scheme}://${location.host}/api/tables/${id}/play?${codeFor(id)}&chat=${String(said)}${known}`;
};
