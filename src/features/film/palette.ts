/** The colours of one film. */
export interface Palette {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly string[];
  /** Of the lamp or sun behind the subject: `r g b`. */
  readonly glow: string;
  /** Of names, from edge to edge: foil is light and dark in turns. */
  readonly foil: readonly string[];
  /** Of the other texts on the sky. */
  readonly ink: string;
  /** Under the letters, so that they stand off the sky: `r g b`. */
  readonly shade: string;
  readonly plaque: {
    readonly paper: readonly [light: string, dark: string];
    readonly line: string;
    readonly title: string;
    readonly ink: string;
  };
}

export const GOLD_FOIL = [
  '#f7dc94',
  '#fff6d2',
  '#d9a441',
  '#ffe9a8',
  '#c98f2c',
  '#fff1c0',
  '#e0b254',
] as const;
export const MAROON_FOIL = ['#8a1c36', '#b33a4c', '#6b1027', '#a02c40', '#5a0c20', '#8f2038'] as const;

const IVORY_PAPER = ['#fffaf0', '#f2e3c6'] as const;

export const IVORY_PLAQUE = {
  paper: IVORY_PAPER,
  line: '#c9973b',
  title: '#7a1228',
  ink: '#4a2a20',
} as const;
