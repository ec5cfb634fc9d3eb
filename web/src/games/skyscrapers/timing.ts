/**
 * The same errand by keys or a switch: a marker swings, and is stopped three times. The moments are sent, each counted from
 * where the marker set out; what it misses the middle by is how far off the hand is (`hands/skyscrapers/timing.py`).
 */
export const STOPS = 3;
export const PERIOD = 1600; // milliseconds of one swing, there and back
export const SWING = 255; // tenths of a millimetre from the middle to the end

/** How far from the middle the marker is at a moment, in tenths of a millimetre. */
export const missAt = (milliseconds: number) =>
  Math.round(SWING * Math.sin((2 * Math.PI * (milliseconds % PERIOD)) / PERIOD));
