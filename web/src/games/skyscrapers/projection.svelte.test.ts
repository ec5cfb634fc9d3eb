import { describe, expect, it, vi } from "vitest";
import type { Film } from "../../films.svelte";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const { Projection } = await import("./projection.svelte");
const { Stances } = await import("./stances");

describe("slow motion", () => {
  it("is for the film that runs, not for the next", () => {
    const projection = new Projection(new Stances());
    const screen = { pose: () => undefined, run: () => undefined };
    projection.slowly = true; // once more, and slowly
    const stop = projection.begin({ octets: new Uint8Array() } as unknown as Film, screen, () => undefined);
    expect(projection.slowly).toBe(true);
    stop();
    expect(projection.slowly).toBe(false);
  });
});
