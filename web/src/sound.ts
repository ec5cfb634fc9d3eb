/** A few soft tones, made on the spot; silent unless switched on. */
import { settings } from "./settings.svelte";

const TONES = { turn: [523, 659], move: [392], refused: [220], end: [392, 523, 659] } as const;
let context: AudioContext | null = null;

export function play(sound: keyof typeof TONES): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  TONES[sound].forEach((pitch, number) => tone(context as AudioContext, pitch, number * 0.11));
}

function tone(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const source = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  source.connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.4);
}
