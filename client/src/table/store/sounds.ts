/** Five dry sounds of wood and earth, synthesized here. Off until switched on. */
import { sound } from "../../app/prefs";
import { loudness } from "./tastes";

export type Sound = "tok" | "frrt" | "clac" | "hush" | "turn";

const FULL = 1.4; // full volume: four sounds at once stay at 0.85 of the level that clips

let context: AudioContext | null = null;

/** Target of sounds: a loudspeaker, or a recording. */
interface Out {
  readonly context: BaseAudioContext;
  readonly to: AudioNode;
}

function knock({ context: out, to }: Out, at: number, pitch: number, length: number, loud: number): void {
  const tone = out.createOscillator(),
    volume = out.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(to);
  tone.start(at);
  tone.stop(at + length);
}

function rustle({ context: out, to }: Out, at: number, pitch: number, length: number, loud: number): void {
  const grains = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate),
    data = grains.getChannelData(0);
  for (let index = 0; index < data.length; index++)
    data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 2;
  const source = out.createBufferSource(),
    filter = out.createBiquadFilter(),
    volume = out.createGain();
  source.buffer = grains;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(to);
  source.start(at);
}

const MADE: Record<Sound, (out: Out, at: number) => void> = {
  tok: (out, at) => {
    knock(out, at, 320, 0.07, 0.25);
    rustle(out, at, 1800, 0.03, 0.2);
  },
  frrt: (out, at) => {
    for (let tick = 0; tick < 4; tick++) rustle(out, at + tick * 0.045, 2600, 0.03, 0.36);
  },
  clac: (out, at) => {
    knock(out, at, 900, 0.04, 0.16);
    knock(out, at + 0.035, 640, 0.05, 0.16);
    rustle(out, at, 3200, 0.03, 0.2);
  },
  hush: (out, at) => rustle(out, at, 1200, 0.16, 0.44),
  turn: (out, at) => {
    knock(out, at, 392, 0.35, 0.14);
    knock(out, at + 0.16, 523, 0.45, 0.14);
  },
};

/** Schedule sounds one after another from now, at the chosen loudness. */
export function scheduleSounds(on: BaseAudioContext, loud: number, sounds: readonly Sound[]): void {
  const to = on.createGain();
  to.gain.value = FULL * loud ** 2; // loudness is perceived as the square
  to.connect(on.destination);
  for (const [index, one] of sounds.entries()) MADE[one]({ context: on, to }, on.currentTime + index * 0.2);
}

export function play(...sounds: readonly Sound[]): void {
  if (!sound.peek() || document.hidden || !sounds.length) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    scheduleSounds(context, loudness(), sounds);
  } catch {
    // The browser has no sound.
  }
}
