import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../api";
import type { Finding, Review as Told } from "../protocol";
import { Review } from "./review.svelte";

const finding = (line: number): Finding => ({
  line,
  seat: null,
  shares: [0.5, 0.5],
  errors: [0, 0],
  points: [0, 0],
  choice: null,
});
const about = { key: "k", sources: "new", players: [], moments: [], trouble: null };

/** A server that has found so many of four; it tells those that are asked for. */
function server(found: { now: number }) {
  return vi.fn((_: string, since: number): Promise<Told> => {
    const findings = Array.from({ length: found.now - since }, (_, index) => finding(since + index));
    return Promise.resolve({ ...about, total: 4, found: found.now, since, findings });
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was found since is asked for again and again until it is all there", async () => {
  const found = { now: 1 };
  const asking = server(found);
  const review = new Review("k", asking);
  await vi.advanceTimersByTimeAsync(0);
  expect([review.findings.length, review.done]).toEqual([1, false]);
  found.now = 3;
  await vi.advanceTimersByTimeAsync(2000);
  expect(asking).toHaveBeenLastCalledWith("k", 1);
  found.now = 4;
  await vi.advanceTimersByTimeAsync(2000);
  expect(review.findings.map(({ line }) => line)).toEqual([0, 1, 2, 3]);
  expect(review.done).toBe(true);
  const times = asking.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asking).toHaveBeenCalledTimes(times);
});

test("a server that does not answer is asked again later, and what was told stays", async () => {
  const found = { now: 2 };
  const asking = server(found);
  const review = new Review("k", asking);
  await vi.advanceTimersByTimeAsync(0);
  asking.mockRejectedValueOnce(new Refusal({ message: "web-no-server" }, 0, "unreachable"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(review.refusal).toEqual({ message: "web-no-server" });
  expect(review.findings.length).toBe(2);
  found.now = 4;
  await vi.advanceTimersByTimeAsync(6000);
  expect([review.refusal, review.done]).toEqual([null, true]);
});

test("what an older server found is dropped when a newer one has begun anew", async () => {
  const found = { now: 3 };
  const asking = server(found);
  asking.mockImplementationOnce(() =>
    Promise.resolve({ ...about, sources: "old", total: 4, found: 2, since: 0, findings: [finding(70), finding(71)] }),
  );
  const review = new Review("k", asking);
  await vi.advanceTimersByTimeAsync(0);
  expect(review.findings.map(({ line }) => line)).toEqual([70, 71]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(review.findings.map(({ line }) => line)).toEqual([0, 1, 2]);
});

test("where it does not go on nobody asks, until somebody lets it begin again", async () => {
  const trouble = { message: "review-failed" };
  const asking = vi.fn((): Promise<Told> =>
    Promise.resolve({ ...about, total: 4, found: 0, since: 0, findings: [], trouble }),
  );
  const review = new Review("k", asking);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(review.trouble).toEqual(trouble);
  expect(asking).toHaveBeenCalledTimes(1);
});

test("where it cannot be begun again the reason is told", async () => {
  const refusal = { message: "web-no-server" };
  const trouble = { message: "review-failed" };
  const asking = vi.fn((): Promise<Told> =>
    Promise.resolve({ ...about, total: 4, found: 0, since: 0, findings: [], trouble }),
  );
  const review = new Review("k", asking, () => Promise.reject(new Refusal(refusal, 0, "unreachable")));
  await vi.advanceTimersByTimeAsync(0);
  await review.again();
  expect(review.refusal).toEqual(refusal);
  expect(asking).toHaveBeenCalledTimes(1);
});

test("whoever leaves asks no more", async () => {
  const asking = server({ now: 1 });
  const review = new Review("k", asking);
  await vi.advanceTimersByTimeAsync(0);
  review.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asking).toHaveBeenCalledTimes(1);
});
