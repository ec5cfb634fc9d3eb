import { describe, expect, it } from "vitest";
import { MANY, inCommon, narrowed, trail, under } from "./narrowing";

/** Answers are written "build/church/red/3": the headings that lead there, and the last word. */
const path = (answer: string) =>
  answer
    .split("/")
    .slice(0, -1)
    .map((key) => ({ key, label: key }));
const show = (answers: string[], way: string[] = []) =>
  narrowed(answers, path, way).map((entry) =>
    "heading" in entry ? `${entry.heading.key} (${String(entry.answers.length)})` : entry.answer,
  );

const PLOTS = ["red", "blue"].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `church/${row}/${String(column)}`));

describe("many answers", () => {
  it("are shown as they are while they are not many", () => {
    const few = PLOTS.slice(0, MANY);
    expect(show(few)).toEqual(few);
  });

  it("are shown by their headings, in the order of the answers", () => {
    expect(show([...PLOTS, "well/red/1", "well/red/2", "finish"])).toEqual(["church (12)", "well (2)", "finish"]);
  });

  it("are shown without a heading where there is only one", () => {
    expect(show([...PLOTS, "well/red/1"])).toEqual(["church (12)", "well/red/1"]);
  });

  it("lead on to what really is to be chosen when there is one heading only", () => {
    expect(show(PLOTS)).toEqual(["red (6)", "blue (6)"]);
  });

  it("have a heading in common where they are many and there is no other", () => {
    const common = (answers: string[]) => inCommon(narrowed(answers, path, []), path).map(({ key }) => key);
    const wells = Array.from({ length: MANY + 1 }, (_, number) => `well/${String(number)}`);
    expect(common(wells)).toEqual(["well"]);
    expect(common(wells.slice(1))).toEqual([]);
    expect(common([...wells, "finish"])).toEqual([]);
    expect(common(PLOTS)).toEqual([]);
  });

  it("are narrowed by every step of the way", () => {
    expect(show([...PLOTS, "finish"], ["church"])).toEqual(["red (6)", "blue (6)"]);
    expect(show([...PLOTS, "finish"], ["church", "blue"])).toEqual(under(PLOTS, path, ["church", "blue"]));
  });

  it("without headings stay a list", () => {
    const many = Array.from({ length: MANY + 3 }, (_, number) => String(number));
    expect(show(many)).toEqual(many);
  });
});

describe("a way", () => {
  const keys = (way: string[]) => trail(PLOTS, path, way).map(({ key }) => key);

  it("is known by its headings", () => {
    expect(keys(["church", "red"])).toEqual(["church", "red"]);
  });

  it("that leads nowhere any more ends where it still leads somewhere", () => {
    expect(keys(["church", "white"])).toEqual(["church"]);
    expect(keys(["well", "red"])).toEqual([]);
  });

  it("goes on from a heading, past those that leave no choice", () => {
    const ways = narrowed(PLOTS, path, []).map((entry) => ("heading" in entry ? entry.way : null));
    expect(ways).toEqual([
      ["church", "red"],
      ["church", "blue"],
    ]);
  });
});
