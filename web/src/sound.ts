/** A few soft sounds, made on the spot; silent unless switched on. */
import { type Note, type Sound, notesOf } from "./notes";
import type { LogLine } from "./protocol";
import { settings } from "./settings.svelte";

const LOUDNESS = 0.07;

let context: AudioContext | null = null;

export function play(sound: Sound, step = 0): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const note of notesOf(sound, step)) make(context, note);
}

/** What has just happened, unless it was heard already: the last thing of it, the end, and that it is my turn now. */
export function playMoves(
  log: LogLine[],
  sounds: Partial<Record<string, Sound>>,
  { over, turn, heard }: { over: boolean; turn: boolean; heard: boolean },
): void {
  if (over) return play("end");
  if (!heard) play(log.map(({ action }) => sounds[String(action?.["do"])]).findLast(Boolean) ?? "land");
  if (turn) play("turn");
}

function make(audio: AudioContext, { pitch, at, length, knock: falls }: Note): void {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: falls ? "triangle" : "sine", frequency: pitch });
  if (falls) source.frequency.setValueAtTime(pitch * 1.7, start).exponentialRampToValueAtTime(pitch, start + 0.03);
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, start).linearRampToValueAtTime(LOUDNESS, start + (falls ? 0.004 : 0.015));
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}
