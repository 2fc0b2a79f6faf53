export interface Palette {
  readonly sky: readonly string[];
  /** Of the lamp or sun behind the subject: `r g b`. */
  readonly glow: string;
  /** Of names, from edge to edge: foil alternates light and dark. */
  readonly foil: readonly string[];
  /** Of the light that crosses the names: `r g b`. */
  readonly gleam: string;
  readonly ink: string;
  /** Under the letters, to set them off from the sky: `r g b`. */
  readonly shade: string;
  readonly plaque: {
    readonly paper: readonly [light: string, dark: string];
    readonly line: string;
    readonly title: string;
    readonly ink: string;
  };
}

const IVORY_PLAQUE = {
  paper: ['#fffaf0', '#f2e3c6'],
  line: '#c9973b',
  title: '#7a1228',
  ink: '#4a2a20',
} as const;

export const GOLD_FOIL = {
  foil: ['#f0cf7e', '#fff3c8', '#e2b04c', '#ffe6a0', '#d9a23c', '#fff0bd', '#e6bb5c'],
  gleam: '255 253 240',
  plaque: IVORY_PLAQUE,
} as const;
export const MAROON_FOIL = {
  foil: ['#861a34', '#a83248', '#741229', '#9c2a40', '#6a0f26', '#8f2038'],
  gleam: '255 178 120',
  plaque: IVORY_PLAQUE,
} as const;
