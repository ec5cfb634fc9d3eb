/** Signs drawn with one pen on a square of 24, as on a plan; the tinted part of each comes first. */
export interface Drawing {
  /** What is filled with the sign's own colour. */
  body: string;
  /** What is only drawn. */
  lines?: string;
  tint?: string;
}

const DIE =
  "M6.500 8.500a1.500 1.500 0 0 1 1.500-1.500h8a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500h-8a1.500 1.500 0 0 1-1.500-1.500z";
const MASK =
  "M2.500 9c3.200-2 6.300-2 9.500 0c3.200-2 6.300-2 9.500 0c0 5.200-2 7.500-5 7.500c-2.200 0-3.500-1.500-4.500-3c-1 1.500-2.300 3-4.500 3c-3 0-5-2.300-5-7.500z";
const SHIELD = "M12 2.800l8 2.400v6.300c0 5-3.300 8-8 9.800c-4.700-1.800-8-4.800-8-9.800V5.200z";

export const ICONS = {
  wood: {
    body: "M6.500 11h12a3.500 3.500 0 0 1 0 7h-12a3.500 3.500 0 0 1 0-7zM9 4h9a3.500 3.500 0 0 1 0 7H9a3.500 3.500 0 0 1 0-7z",
    lines: "M6.500 13.300a1.200 1.200 0 1 0 .01 0M9 6.300a1.200 1.200 0 1 0 .01 0M12 14.500h5M14 7.500h4",
    tint: "var(--timber)",
  },
  stone: {
    body: "M3.500 8.500L12 4.500l8.500 4v7.500L12 20l-8.500-4z",
    lines: "M3.500 8.500l8.500 4 8.500-4M12 12.500V20",
    tint: "var(--rock)",
  },
  iron: { body: "M7 8.500h10l4.500 9.500h-19z", lines: "M7 8.500l2.500-3h5l2.500 3M5 13h14", tint: "var(--metal)" },
  strength: {
    body: "M12 2.500l2.200 3v9.500H9.800V5.500z",
    lines: "M6.500 15h11M12 15v5.500M10 20.500h4",
    tint: "var(--military)",
  },
  bandits: { body: MASK, lines: "M6.500 11.300h3M14.500 11.300h3", tint: "var(--faint)" },
  bandit_strength: {
    body: "M8 1.500l2 2.800v7.200H6V4.300zM9 16.500c2.200-1.400 4.200-1.400 6.300 0c2.100-1.400 4.100-1.400 6.200 0c0 3.500-1.300 5-3.300 5c-1.400 0-2.300-1-2.900-2c-.7 1-1.600 2-3 2c-2 0-3.300-1.500-3.300-5z",
    lines: "M3.500 11.500h9M8 11.500v4M11.700 18.200h1.600M17.200 18.200h1.600",
    tint: "var(--military)",
  },
  points: {
    body: "M12 2.800l2.700 5.800 6.300.8-4.600 4.300 1.200 6.300-5.600-3.100-5.600 3.100 1.200-6.300L3 9.400l6.300-.8z",
    tint: "var(--laurel)",
  },
  shield: { body: SHIELD, tint: "var(--sheet)" },
  pass: {
    body: "M7.500 3.500h9c0 4.500-2.600 6-4.500 8.500c1.900 2.500 4.500 4 4.500 8.500h-9c0-4.500 2.600-6 4.500-8.500c-1.900-2.500-4.500-4-4.500-8.500z",
    lines: "M5.500 3.500h13M5.500 20.500h13M10 18.500l2-2.500 2 2.500",
    tint: "var(--sheet)",
  },
  die: { body: DIE, lines: "M10 10.500h.01M14 14.500h.01", tint: "var(--sheet)" },
  reroll: {
    body: DIE,
    lines: "M10 10.500h.01M14 14.500h.01M3 13a9 9 0 0 1 14-7.500M17.500 2v4h-4",
    tint: "var(--sheet)",
  },
  copy: {
    body: "M3.500 3.500h12v12h-12z",
    lines: "M8.500 18.500v2h12v-12h-2M7 9.500h5M9.500 7v5",
    tint: "var(--sheet)",
  },
  move: {
    body: "M8 8h8v8H8z",
    lines: "M5.500 12H1.500M4 9.500L1.500 12 4 14.500M18.500 12h4M20 9.500l2.500 2.500-2.500 2.500",
    tint: "var(--sheet)",
  },
  place: { body: "M3.500 15.500h17v5h-17z", lines: "M12 3v9.500M8 9l4 4 4-4", tint: "var(--sheet)" },
  deactivate: {
    body: "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z",
    lines: "M6 18L18 6",
    tint: "var(--sheet)",
  },
  reactivate: {
    body: "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z",
    lines: "M7.500 12.500l3.200 3.200 6-7",
    tint: "var(--sheet)",
  },
  use: {
    body: "M4 14.500h16v6H4z",
    lines: "M12 2.500v8M8.500 7.500l3.500 3.500 3.500-3.500M8 17.500h8",
    tint: "var(--sheet)",
  },
  forfeit: {
    body: "M3.500 4.500h10v10h-10z",
    lines: "M7 8h.01M10 11h.01M9.500 19.500h11M17 16l3.500 3.500L17 23",
    tint: "var(--sheet)",
  },
  refresh: {
    body: "M8 7.500h8v11H8z",
    lines: "M3.500 13A9 9 0 0 1 18 5M18.500 1.500v4h-4M20.500 12A9 9 0 0 1 6 20M5.500 23.500v-4h4",
    tint: "var(--sheet)",
  },
  exchange: { body: "", lines: "M3.500 8.500h15M14.500 4.500l4 4-4 4M20.500 16h-15M9.500 12l-4 4 4 4" },
  arrow: { body: "", lines: "M4 12h15M14 7l5 5-5 5" },
  ship: {
    body: "M2.500 14.500h19l-3 5.500h-13z",
    lines: "M12 3v11.500M12 4c4.500 1 6.500 4.500 7 8H12M12 6.500c-3 .5-4.700 3-5 5.500h5",
    tint: "var(--timber)",
  },
  /** All six plots of a row, and the whole city. */
  in_row: { body: "M1.500 8.500h6v7h-6zM9 8.500h6v7H9zM16.500 8.500h6v7h-6z", tint: "var(--sheet)" },
  city: { body: "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z", tint: "var(--sheet)" },
  army: { body: "M6 4l13 3.800L6 11.500z", lines: "M6 2.500v19", tint: "var(--military)" },
  harvest: {
    body: "M12 9.500c-3.500 0-5-2.200-5-5.500c3.500 0 5 2.200 5 5.500zM12 9.500c3.500 0 5-2.200 5-5.500c-3.500 0-5 2.200-5 5.500zM12 16.500c-3.500 0-5-2.200-5-5.500c3.500 0 5 2.200 5 5.500zM12 16.500c3.500 0 5-2.200 5-5.500c-3.500 0-5 2.200-5 5.500z",
    lines: "M12 21.500V9.500",
    tint: "var(--resource)",
  },
  resource: {
    body: "M12 13c-5 0-7-3-7-8c5 0 7 3 7 8zM12 16c4 0 6-2.500 6-6.500c-4 0-6 2.500-6 6.500z",
    lines: "M12 21.500V12",
    tint: "var(--resource)",
  },
  military: { body: "M6 3.500h13l-3.500 4 3.500 4H6z", lines: "M6 2v20", tint: "var(--military)" },
  economic: { body: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM9 9v6h6V9z", tint: "var(--economic)" },
  cultural: {
    body: "M5 3.500h14v3H5zM7.500 6.500h9v11h-9zM5 17.500h14v3H5z",
    lines: "M10.500 6.500v11M13.500 6.500v11",
    tint: "var(--cultural)",
  },
  civic: { body: "M3.500 20.500V10.500L12 4l8.500 6.500v10H15V16a3 3 0 0 0-6 0v4.500z", tint: "var(--civic)" },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => name in ICONS;
