/** What is left of somebody's time, and when a screen reader says so. */
import type { Say } from "./protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds; hours and days where there are any, since nobody counts seconds over days. */
export function timeLeft(seconds: number, botDecides: boolean): Say {
  const left = Math.ceil(seconds);
  if (left <= 0) return { message: botDecides ? "web-clock-over-bot" : "web-clock-over" };
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const hours = Math.floor((left % DAY) / HOUR);
  if (left < HOUR)
    return {
      message: "web-clock-left",
      arguments: { time: `${String(minutes)}:${String(left % MINUTE).padStart(2, "0")}` },
    };
  if (left < DAY) return { message: "web-clock-hours", arguments: { hours, minutes } };
  return { message: "web-clock-days", arguments: { days: Math.floor(left / DAY), hours } };
}

const WARNINGS: readonly [number, string][] = [
  [10, "web-clock-last-seconds"],
  [MINUTE, "web-clock-last-minute"],
];

/** What is said aloud when so much was left a moment ago and so much is now; mostly nothing. */
export function warning(before: number, now: number): string | null {
  return WARNINGS.find(([seconds]) => before > seconds && now <= seconds && now > 0)?.[1] ?? null;
}
