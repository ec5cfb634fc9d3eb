/** What this browser remembers about how its reader likes things. */
import * as api from "./api";
import type { Language, Speed } from "./protocol";
import { LANGUAGES } from "./sentences";
import { browserLanguage, speak } from "./words.svelte";

export type Theme = "system" | "day" | "night";

interface Kept {
  language: Language;
  theme: Theme;
  sounds: boolean;
  motion: boolean;
  autoplay: boolean;
  shortcuts: boolean;
  /** How fast the past is shown again: a place among `SPEEDS`. */
  replay: number;
  /** How fast bots play at the tables that are set up from here. */
  speed: Speed;
  /** How strong the bots are that one sits down with. */
  level: string;
  /** Buildings as flat drawings, where they could be turned in space. */
  flat: boolean;
  /** Whether we have asked for a name; it is asked for once. */
  askedName: boolean;
}

/** By which the past may be shown again faster or slower. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

const KEY = "storeys";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

export const settings = $state<Kept>(remembered());

function remembered(): Kept {
  const usual: Kept = {
    language: browserLanguage(),
    theme: "system",
    sounds: false,
    motion: true,
    autoplay: true,
    shortcuts: true,
    replay: SPEEDS.indexOf(1),
    speed: "calm",
    level: "level2",
    flat: false,
    askedName: false,
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: usual.language };
  } catch {
    return usual;
  }
}

/** Keep the settings and let them show on the page; called once, from the root of the page. */
export function followSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window that keeps nothing: the settings last as long as the page.
    }
    showTheme();
    showMotion();
  });
  dark.addEventListener("change", showTheme);
  still.addEventListener("change", showMotion);
}

export async function useLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
  await api.changeMe({ language }).catch(() => undefined); // the server keeps it for this player's other browsers
}

/** Whether things may move. */
export const moving = () => settings.motion && !still.matches;

export function showTheme(): void {
  const night = settings.theme === "night" || (settings.theme === "system" && dark.matches);
  document.documentElement.dataset["theme"] = night ? "night" : "day";
}

function showMotion(): void {
  document.documentElement.dataset["motion"] = moving() ? "moving" : "still";
}
