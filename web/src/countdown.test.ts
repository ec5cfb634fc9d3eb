import { afterEach, describe, expect, it, vi } from "vitest";
import { wordsOf } from "../words";
import { timeLeft, warning } from "./countdown";
import type { Language } from "./protocol";
import { Sentences } from "./sentences";
import { hearDate, serverTime } from "./time";

const DAY = 24 * 3600;

function inWords(language: Language, seconds: number): string {
  const sentences = new Sentences(language, wordsOf(language));
  const { message, arguments: given } = timeLeft(seconds, true);
  return sentences.say(message, given);
}

describe("the countdown", () => {
  it.each([
    [180, "3:00 left"],
    [125.2, "2:06 left"],
    [59.9, "1:00 left"],
    [0.1, "0:01 left"],
    [0, "Time is up; a bot decides."],
    [-50, "Time is up; a bot decides."],
    [3600, "1 h 0 min left"],
    [DAY - 60, "23 h 59 min left"],
    [DAY + 3600, "1 day 1 h left"],
    [3 * DAY, "3 days 0 h left"],
  ])("%f seconds are “%s”", (seconds, words) => {
    expect(inWords("en", seconds)).toBe(words);
  });

  it("speaks every language", () => {
    expect(inWords("pl", 2 * DAY + 7200)).toBe("zostały 2 dni i 2 godz.");
    expect(inWords("hu", 125)).toBe("még 2:05");
    expect(inWords("ro", DAY + 7200)).toBe("timp rămas: o zi și 2 h");
  });

  it("promises no bot where none decides", () => {
    expect(timeLeft(0, false)).toEqual({ message: "web-clock-over" });
  });
});

it.each([
  [61, 60, "web-clock-last-minute"],
  [60, 59, null],
  [10.5, 9.5, "web-clock-last-seconds"],
  [120, 9, "web-clock-last-seconds"],
  [9, 8, null],
  [180, 179, null],
  [70, -1, null],
])("from %f to %f seconds a screen reader hears %s", (before, now, message) => {
  expect(warning(before, now)).toBe(message);
});

describe("the server's time", () => {
  afterEach(() => {
    hearDate(new Date().toUTCString());
    vi.useRealTimers();
  });

  it("counts where the clock of the device is wrong", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    hearDate(new Date(1_300_000).toUTCString());
    expect(serverTime()).toBe(1300);
  });

  it.each([null, "yesterday", new Date(1_001_000).toUTCString()])("is the device's own after “%s”", (header) => {
    vi.useFakeTimers({ now: 1_000_000 });
    hearDate(header);
    expect(serverTime()).toBe(1000);
  });
});
