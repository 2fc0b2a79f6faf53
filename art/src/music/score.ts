/** The tune: cheerful, five notes of Bhupali (S R G P D), twelve bars of four beats. */

/** Half steps above Sa of the notes used, low Dha to high Ga. */
const STEPS: Readonly<Record<string, number>> = {
  d: -3,
  S: 0,
  R: 2,
  G: 4,
  P: 7,
  D: 9,
  "S'": 12,
  "R'": 14,
  "G'": 16,
};

/** One bar a string; notes are `name:half-beats`, `-` rests. */
const LEAD: readonly string[] = [
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
];

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

/** Seconds of one half-beat, and of the whole tune. */
export const HALF_BEAT = 0.25;
export const BARS = LEAD.length;
export const DURATION = BARS * 8 * HALF_BEAT;

/** The lead's notes in order. Throws when a bar does not hold eight half-beats or names no note. */
export function leadNotes(): Note[] {
  return LEAD.flatMap((bar, index) => {
    let at = index * 8;
    const notes: Note[] = [];
    for (const part of bar.split(' ')) {
      const [name = '', count = '1'] = part.split(':');
      const length = Number(count);
      const step = STEPS[name];
      if (name !== '-') {
        if (step === undefined) throw new Error(`Bar ${index + 1} names no note: ${name}`);
        notes.push({ start: at * HALF_BEAT, length: length * HALF_BEAT, step });
      }
      at += length;
    }
    if (at !== (index + 1) * 8) throw new Error(`Bar ${index + 1} does not hold eight half-beats`);
    return notes;
  });
}

/** The strokes of the drums with their times in seconds. */
export const drumStrokes = (): { readonly start: number; readonly stroke: Stroke }[] =>
  Array.from({ length: BARS * 8 }, (_, i) => ({
    start: i * HALF_BEAT,
    stroke: (Math.floor(i / 8) % 4 === 3 ? FILL : THEKA)[i % 8] ?? 'na',
  }));
