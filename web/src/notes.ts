/** The sounds of the table as notes, for `sound.ts` to play. */
export interface Note {
  pitch: number; // in hertz
  at: number; // seconds from now
  length: number;
  /** A knock falls in pitch at once, as wood on wood does; a tone rings. */
  knock?: true;
}

const SCALE = [392, 440, 494, 587, 659, 784]; // without half steps: whatever is counted, it sounds well

const ring = (...pitches: number[]): Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * 0.11, length: 0.35 }));
const knock = (pitch: number, at = 0): Note => ({ pitch, at, length: 0.09, knock: true });

const SOUNDS = {
  turn: ring(523, 659),
  land: [knock(190)],
  tumble: [knock(620), knock(540, 0.07), knock(600, 0.13), knock(480, 0.21), knock(420, 0.32)],
  crack: [knock(1150), knock(820, 0.03)],
  crash: [knock(150), knock(320, 0.05), knock(120, 0.11), knock(260, 0.16), knock(95, 0.27), knock(180, 0.41)],
  rise: ring(440, 523).map((note) => ({ ...note, at: note.at * 0.6, length: 0.16 })),
  count: ring(392).map((note) => ({ ...note, length: 0.14 })),
  refused: ring(220, 196).map((note) => ({ ...note, length: 0.16 })),
  end: ring(392, 523, 659, 784),
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** The notes of a sound; what is counted climbs with every step. */
export function notesOf(sound: Sound, step = 0): Note[] {
  if (sound !== "count") return SOUNDS[sound];
  const pitch = SCALE[Math.min(step, SCALE.length) - 1] ?? (SCALE[0] as number);
  return SOUNDS.count.map((note) => ({ ...note, pitch }));
}
