/** Tunes in five notes of Bhupali (S R G P D), and two for films in other ragas. */

/** Half steps above Sa of the notes used, low Pa to high Ga; `n` is the flat Ni. */
const STEPS: Readonly<Record<string, number>> = {
  p: -5,
  d: -3,
  S: 0,
  R: 2,
  G: 4,
  m: 5,
  P: 7,
  D: 9,
  n: 10,
  N: 11,
  "S'": 12,
  "R'": 14,
  "G'": 16,
};

export interface Score {
  /** One bar a string; notes are `name:half-beats`, `-` rests. */
  readonly lead: readonly string[];
  /** Seconds. */
  readonly halfBeat: number;
  /** The first bar with drums. */
  readonly drumsFrom: number;
  /** Whether it begins again at its end, without a seam. */
  readonly loops: boolean;
}

/** Cheerful, twelve bars of four beats, for the gift page. */
export const GIFT: Score = {
  lead: [
    'S:1 R:1 G:2 P:1 G:1 R:2',
    'G:1 P:1 D:2 P:1 G:1 P:2',
    "D:1 S':1 D:1 P:1 G:2 R:1 G:1",
    'P:2 G:1 R:1 S:3 -:1',
    "G:1 P:1 S':2 D:1 S':1 R':2",
    "S':1 D:1 S':1 R':1 G':3 R':1",
    "S':2 D:1 P:1 D:1 S':1 D:2",
    'P:1 D:1 P:1 G:1 R:3 -:1',
    'S:1 R:1 G:1 P:1 D:2 P:1 G:1',
    "P:1 D:1 S':3 R':1 S':1 D:1",
    'P:2 G:1 P:1 R:1 G:1 S:1 R:1',
    'G:1 R:1 d:1 R:1 S:3 -:1',
  ],
  halfBeat: 0.25,
  drumsFrom: 0,
  loops: true,
};

/** Slow and festive, eight bars of three seconds, as long as the films that couples make. */
export const FILM: Score = {
  lead: [
    'S:1 R:1 G:3 R:1 S:2',
    'G:1 P:1 P:3 G:1 R:2',
    "G:1 P:1 D:2 S':3 D:1",
    'P:2 D:1 P:1 G:2 R:2',
    "G:1 P:1 S':2 D:1 S':1 R':2",
    "G':3 R':1 S':1 D:1 P:2",
    'D:1 P:1 G:2 R:1 G:1 P:1 G:1',
    'R:2 d:1 R:1 S:4',
  ],
  halfBeat: 0.375,
  drumsFrom: 1,
  loops: false,
};

/** A procession in Des, twelve bars of two seconds: shehnai over quick drums. */
export const PROCESSION: Score = {
  lead: [
    'S:1 R:1 m:1 P:1 m:1 P:1 N:1 P:1',
    "m:1 P:1 N:2 S':3 -:1",
    "N:1 S':1 R':1 S':1 n:1 D:1 P:2",
    'D:1 m:1 G:1 R:2 G:1 S:2',
    "R:1 m:1 P:1 N:1 P:1 N:1 S':2",
    "R':2 S':1 R':1 G':1 R':1 S':2",
    "N:1 S':1 n:1 D:1 P:1 D:1 m:1 P:1",
    'm:1 G:1 R:1 G:1 S:3 -:1',
    "P:1 N:1 S':1 R':1 S':2 N:1 S':1",
    "R':1 S':1 n:1 D:1 P:2 m:1 P:1",
    'n:1 D:1 P:1 m:1 G:1 R:1 G:1 R:1',
    'S:1 R:1 m:1 R:1 S:4',
  ],
  halfBeat: 0.25,
  drumsFrom: 0,
  loops: false,
};

/** A calm evening in Pahadi, six bars of four seconds: flute over held chords, without drums. */
export const EVENING: Score = {
  lead: [
    'p:1 d:1 S:3 R:1 G:2',
    'G:1 m:1 G:1 R:1 S:2 d:2',
    'S:1 R:1 G:1 P:3 D:1 P:1',
    "P:1 D:1 S':3 D:1 P:2",
    'm:1 G:1 R:2 G:1 R:1 S:2',
    'd:1 S:1 R:1 S:5',
  ],
  halfBeat: 0.5,
  drumsFrom: 6,
  loops: false,
};

/** Eight strokes a bar of Keherwa, and a fuller bar that closes every fourth. */
const THEKA = ['dha', 'ge', 'na', 'ti', 'na', 'ke', 'dhin', 'na'] as const;
const FILL = ['dha', 'ti', 'dha', 'ge', 'na', 'ti', 'dhin', 'dha'] as const;

export type Stroke = (typeof THEKA)[number];
/** A note of the lead: when and how long in seconds, and its pitch in half steps above Sa. */
export interface Note {
  readonly start: number;
  readonly length: number;
  readonly step: number;
}

export const durationOf = ({ lead, halfBeat }: Score): number => lead.length * 8 * halfBeat;

/** The lead's notes in order. Throws when a bar does not hold eight half-beats or names no note. */
export function leadNotes({ lead, halfBeat }: Score): Note[] {
  return lead.flatMap((bar, index) => {
    let at = index * 8;
    const notes: Note[] = [];
    for (const part of bar.split(' ')) {
      const [name = '', count = '1'] = part.split(':');
      const length = Number(count);
      const step = STEPS[name];
      if (name !== '-') {
        if (step === undefined) throw new Error(`Bar ${index + 1} names no note: ${name}`);
        notes.push({ start: at * halfBeat, length: length * halfBeat, step });
      }
      at += length;
    }
    if (at !== (index + 1) * 8) throw new Error(`Bar ${index + 1} does not hold eight half-beats`);
    return notes;
  });
}

/** The strokes of the drums with their times in seconds. */
export const drumStrokes = ({
  lead,
  halfBeat,
  drumsFrom,
}: Score): { readonly start: number; readonly stroke: Stroke }[] =>
  Array.from({ length: (lead.length - drumsFrom) * 8 }, (_, i) => ({
    start: (drumsFrom * 8 + i) * halfBeat,
    stroke: (Math.floor(i / 8) % 4 === 3 ? FILL : THEKA)[i % 8] ?? 'na',
  }));
