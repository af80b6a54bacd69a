/** Five dry sounds of wood and earth, made here. Off until switched on. */
import { sound } from "../prefs";

export type Sound = "tok" | "frrt" | "clac" | "hush" | "turn";

let context: AudioContext | null = null;

function knock(out: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = out.createOscillator(),
    volume = out.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(out.destination);
  tone.start(at);
  tone.stop(at + length);
}

function rustle(out: AudioContext, at: number, pitch: number, length: number, loud: number): void {
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
  source.connect(filter).connect(volume).connect(out.destination);
  source.start(at);
}

const MADE: Record<Sound, (out: AudioContext, at: number) => void> = {
  tok: (out, at) => {
    knock(out, at, 320, 0.07, 0.25);
    rustle(out, at, 1800, 0.03, 0.2);
  },
  frrt: (out, at) => {
    for (let tick = 0; tick < 4; tick++) rustle(out, at + tick * 0.045, 2600, 0.025, 0.12);
  },
  clac: (out, at) => {
    knock(out, at, 900, 0.04, 0.16);
    knock(out, at + 0.035, 640, 0.05, 0.16);
    rustle(out, at, 3200, 0.03, 0.2);
  },
  hush: (out, at) => rustle(out, at, 1200, 0.16, 0.14),
  turn: (out, at) => {
    knock(out, at, 392, 0.35, 0.14);
    knock(out, at + 0.16, 523, 0.45, 0.14);
  },
};

export function play(...sounds: readonly Sound[]): void {
  if (!sound.peek() || document.hidden || !sounds.length) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [index, one] of sounds.entries()) MADE[one](context, context.currentTime + index * 0.2);
  } catch {
    // a browser without sound
  }
}
