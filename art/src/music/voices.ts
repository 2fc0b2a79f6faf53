import { random, seedOf } from '#art/drawing/random.ts';
import { drumStrokes, durationOf, leadNotes, type Score, type Stroke } from './score.ts';

export const RATE = 44_100;
/** Sa, in hertz. */
const SA = 293.66;
const TAU = Math.PI * 2;

/** A score's samples in stereo. Of a tune that loops, what runs over the end is heard at the beginning. */
export interface Track {
  readonly score: Score;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(score: Score): Track {
  const length = Math.round(durationOf(score) * RATE);
  return { score, left: new Float32Array(length), right: new Float32Array(length) };
}

function add(into: Track, index: number, value: number, pan: number): void {
  const { length } = into.left;
  if (index >= length && !into.score.loops) return;
  const at = ((index % length) + length) % length;
  into.left[at] = (into.left[at] ?? 0) + value * Math.cos((pan * Math.PI) / 2);
  into.right[at] = (into.right[at] ?? 0) + value * Math.sin((pan * Math.PI) / 2);
}

/** A reed like a shehnai's: bright harmonics under a formant, slides into each note, trembles on long ones. */
export function playShehnai(into: Track, gain: number): void {
  const next = random(seedOf(7));
  const formant = Array.from(
    { length: 15 },
    (_, k) => (1 / (k + 1) ** 0.55) * (1 + 2.2 * Math.exp(-(((k - 4.2) / 2.4) ** 2))) * 0.16,
  );
  let previous = 0;
  let phase = 0;
  for (const { start, length: seconds, step } of leadNotes(into.score)) {
    const samples = Math.round(seconds * 0.97 * RATE);
    const from = Math.round(start * RATE);
    for (let i = 0; i < samples; i += 1) {
      const t = i / RATE;
      const slide = Math.exp(-t / 0.035);
      const tremble = Math.min(1, Math.max(0, (t - 0.18) / 0.2)) * 0.22 * Math.sin(TAU * 5.6 * t);
      phase += (SA * 2 ** ((step + (previous - step) * slide + tremble) / 12)) / RATE;
      const envelope =
        Math.min(1, t / 0.03) * Math.min(1, (samples - i) / RATE / 0.05) * (0.82 + 0.18 * Math.exp(-t * 4));
      let value = 0;
      for (let k = 0; k < formant.length; k += 1)
        value += (formant[k] ?? 0) * Math.sin(TAU * phase * (k + 1));
      value += (next() - 0.5) * 0.05;
      add(into, from + i, value * envelope * gain, 0.46);
    }
    previous = step;
  }
}

/** A bamboo flute: few harmonics, breath, slow glides, and a tremble that grows on long notes. */
export function playFlute(into: Track, gain: number): void {
  const next = random(seedOf(23));
  let previous = 0;
  let phase = 0;
  let breath = 0;
  for (const { start, length: seconds, step } of leadNotes(into.score)) {
    const samples = Math.round(seconds * 1.04 * RATE);
    const from = Math.round(start * RATE);
    for (let i = 0; i < samples; i += 1) {
      const t = i / RATE;
      const slide = Math.exp(-t / 0.07);
      const grown = Math.min(1, Math.max(0, (t - 0.3) / 0.6));
      const tremble = grown * 0.16 * Math.sin(TAU * 4.8 * t);
      phase += (SA * 2 ** ((step + (previous - step) * slide + tremble) / 12)) / RATE;
      const left = (samples - i) / RATE;
      const envelope = Math.min(1, t / 0.09) ** 0.8 * Math.min(1, left / 0.14) * (0.9 + 0.1 * grown);
      breath += (next() - 0.5 - breath) * 0.28;
      const tone =
        Math.sin(TAU * phase) + 0.26 * Math.sin(2 * TAU * phase) + 0.1 * Math.sin(3 * TAU * phase + 0.4);
      add(into, from + i, (tone * 0.6 + breath * 0.22) * envelope * gain, 0.55);
    }
    previous = step;
  }
}

/** Half steps above low Sa of a chord for each bar, from the home chord back to it. */
const CHORDS = [
  [0, 7, 12, 16],
  [-3, 4, 9, 12],
  [0, 7, 12, 16],
  [5, 12, 17, 21],
  [-5, 2, 11, 14],
  [0, 7, 12, 16],
] as const;

/** Soft hammers on strings: a broken chord through each bar, and its bass. */
export function playPiano(into: Track, gain: number): void {
  const { halfBeat, lead } = into.score;
  for (let bar = 0; bar < lead.length; bar += 1) {
    const chord = CHORDS[bar % CHORDS.length] ?? CHORDS[0];
    const at = bar * 8 * halfBeat;
    hammer(into, at, chord[0] - 12, gain, 0.42);
    for (const [index, tone] of [0, 1, 2, 3, 2, 1, 3, 2].entries()) {
      hammer(
        into,
        at + index * halfBeat,
        chord[tone] ?? 0,
        gain * (index === 0 ? 0.62 : 0.42),
        0.4 + 0.06 * tone,
      );
    }
  }
}

function hammer(into: Track, start: number, step: number, gain: number, pan: number): void {
  const pitch = (SA / 2) * 2 ** (step / 12);
  const from = Math.round(start * RATE);
  const seconds = 3.4;
  for (let i = 0; i < RATE * seconds; i += 1) {
    const t = i / RATE;
    let value = 0;
    for (let k = 1; k <= 8; k += 1) {
      // Stiff strings: higher partials are sharp, and die sooner.
      const partial = pitch * k * Math.sqrt(1 + 0.0004 * k * k);
      value += (Math.sin(TAU * partial * t) / k ** 1.5) * Math.exp(-t * (0.75 + 0.5 * k));
    }
    add(into, from + i, value * gain * Math.min(1, t / 0.004) * Math.min(1, (seconds - t) / 0.4), pan);
  }
}

interface Sound {
  /** Bass: start and end pitch, fall in seconds, strength. */
  readonly bass?: readonly [number, number, number, number];
  /** Ringing head: pitch to Sa, fall in seconds, strength. */
  readonly head?: readonly [number, number, number];
  /** Slap of the fingers. */
  readonly slap: number;
}
const SOUNDS: Record<Stroke | 'dhin', Sound> = {
  dha: { bass: [118, 82, 0.34, 0.8], head: [1, 0.34, 0.5], slap: 0.22 },
  dhin: { bass: [96, 88, 0.42, 0.75], head: [1, 0.5, 0.34], slap: 0.12 },
  ge: { bass: [84, 112, 0.26, 0.7], slap: 0.06 },
  na: { head: [1, 0.3, 0.62], slap: 0.3 },
  ti: { head: [1.5, 0.06, 0.3], slap: 0.42 },
  ke: { slap: 0.4 },
};

/** The tabla pair: a bass that bends, a tuned head with whole-number partials, the slap of fingers. */
export function playTabla(into: Track, gain: number): void {
  const next = random(seedOf(11));
  for (const [index, { start, stroke }] of drumStrokes(into.score).entries()) {
    const { bass, head, slap } = SOUNDS[stroke];
    const from = Math.round(start * RATE);
    const force = gain * (index % 8 === 0 ? 1 : 0.78 + next() * 0.14);
    let phase = 0;
    for (let i = 0; i < RATE * 0.9; i += 1) {
      const t = i / RATE;
      let [low, high] = [0, 0];
      if (bass) {
        const [a, b, fall, strength] = bass;
        phase += (b + (a - b) * Math.exp(-t / 0.07)) / RATE;
        low = Math.sin(TAU * phase) * strength * Math.exp(-t / fall) * Math.min(1, t / 0.004);
      }
      if (head) {
        const [ratio, fall, strength] = head;
        for (let k = 1; k <= 5; k += 1)
          high +=
            (Math.sin(TAU * SA * ratio * k * t) * strength * Math.exp((-t * k ** 0.7) / fall)) / k ** 0.9;
        high *= 0.5 * Math.min(1, t / 0.002);
      }
      high += (next() - 0.5) * slap * Math.exp(-t / 0.012);
      add(into, from + i, low * force, 0.42);
      add(into, from + i, high * force, 0.6);
    }
  }
}

/** Struck strings: the notes of the lead, each with its octave below, and a chord in the rests between. */
export function playSantoor(into: Track, gain: number): void {
  const { halfBeat } = into.score;
  for (const [index, { start, length: seconds, step }] of leadNotes(into.score).entries()) {
    strike(into, start, step + 12, gain, 0.38);
    strike(into, start + 0.012, step, gain * 0.7, 0.6);
    // A held note is struck again, softer each time.
    for (let again = 1; again * halfBeat < seconds - 0.01; again += 1) {
      const chord = [7, 12, 4, 7][(index + again) % 4] ?? 7;
      strike(into, start + again * halfBeat, chord, (gain * 0.42) / again ** 0.4, again % 2 ? 0.25 : 0.75);
      strike(into, start + (again + 0.5) * halfBeat, chord + 5, (gain * 0.22) / again ** 0.4, 0.5);
    }
  }
}

function strike(into: Track, start: number, step: number, gain: number, pan: number): void {
  const pitch = SA * 2 ** (step / 12);
  const from = Math.round(start * RATE);
  for (let i = 0; i < RATE * 2.2; i += 1) {
    const t = i / RATE;
    let value = 0;
    for (let k = 1; k <= 9; k += 1) {
      // Each course has strings that are not quite in tune, so it shimmers.
      const fall = Math.exp((-t * (1 + 0.55 * k)) / 0.75);
      value +=
        (Math.sin(TAU * pitch * k * t) + Math.sin(TAU * pitch * k * 1.0014 * t)) * (0.5 / k ** 1.25) * fall;
    }
    add(into, from + i, value * gain * Math.min(1, t / 0.002) * Math.min(1, (2.2 - t) / 0.3), pan);
  }
}

/** The drone: Pa Sa Sa low-Sa, one pluck a second, each with the buzzing bloom of its bridge. */
export function playTanpura(into: Track, gain: number): void {
  const strings = [0.75, 1, 1, 0.5];
  for (let pluck = 0; pluck < Math.round(durationOf(into.score)); pluck += 1) {
    const pitch = (SA / 2) * (strings[pluck % 4] ?? 1) * (1 + ((pluck * 7) % 3) * 0.0006);
    for (let i = 0; i < RATE * 4.2; i += 1) {
      const t = i / RATE;
      let value = 0;
      for (let k = 1; k <= 18; k += 1) {
        const bloom = Math.exp(-(((t * 3.4 + 2 - k / 3.2) / 3.4) ** 2));
        value +=
          Math.sin(TAU * pitch * k * t + k * 0.7) *
          (0.3 / k + bloom * 0.16) *
          Math.exp((-t * (0.5 + k * 0.035)) / 1.1);
      }
      add(
        into,
        Math.round(pluck * RATE) + i,
        value * gain * Math.min(1, t / 0.012) * Math.min(1, (4.2 - t) / 0.3),
        pluck % 2 ? 0.3 : 0.7,
      );
    }
  }
}

/** A small hall: echoes of the whole track, which run over the seam of one that loops. */
export function hall(dry: Track, wet: number): Track {
  const { length } = dry.left;
  const out: Track = { score: dry.score, left: dry.left.slice(), right: dry.right.slice() };
  const taps = [
    [0.029, 0.6],
    [0.047, 0.52],
    [0.071, 0.44],
    [0.113, 0.36],
    [0.167, 0.27],
    [0.241, 0.19],
    [0.337, 0.12],
    [0.467, 0.07],
  ] as const;
  for (const [seconds, strength] of taps) {
    const delay = Math.round(seconds * RATE);
    for (let i = 0; i < length; i += 1) {
      if (i + delay >= length && !dry.score.loops) break;
      const at = (i + delay) % length;
      out.left[at] = (out.left[at] ?? 0) + (dry.right[i] ?? 0) * strength * wet;
      out.right[at] = (out.right[at] ?? 0) + (dry.left[i] ?? 0) * strength * wet;
    }
  }
  return out;
}

/** Lets a tune that ends fade. */
export function faded(track: Track, arrives: number, leaves: number): Track {
  const { length } = track.left;
  for (let i = 0; i < length; i += 1) {
    const volume = Math.min(1, i / RATE / arrives, (length - 1 - i) / RATE / leaves) ** 1.5;
    track.left[i] = (track.left[i] ?? 0) * volume;
    track.right[i] = (track.right[i] ?? 0) * volume;
  }
  return track;
}
