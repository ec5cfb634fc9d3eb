/**
 * The same errand by keys or a switch: a marker goes to and fro, and is stopped three times. The moments are sent, each counted from
 * where the marker set out; what it misses the middle by is how far off the hand is (`hands/skyscrapers/timing.py`).
 */
export const STOPS = 3;
export const PERIOD = 1600; // milliseconds of one swing, there and back
export const SWING = PERIOD / 4; // tenths of a millimetre from the middle to the end: one in a millisecond

/** How far from the middle the marker is at a moment, in tenths of a millimetre. */
export const missAt = (milliseconds: number) =>
  Math.round(SWING - Math.abs(((milliseconds + SWING) % PERIOD) - 2 * SWING));
