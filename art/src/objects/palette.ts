/** The colours of the cut-paper pictures; one picture takes one ground, one contrast, marigold and a little gold. */
export const P = {
  ivory: '#fbf3e4',
  paper: '#f4e6cc',
  sand: '#e8d2ac',
  maroon: '#6b1027',
  maroonLight: '#8a1c36',
  maroonDark: '#470a1c',
  night: '#2b0918',
  red: '#b3202b',
  coral: '#e0574a',
  gold: '#c9973b',
  goldLight: '#f3d791',
  goldPale: '#fff0c4',
  goldDark: '#8a5a1b',
  marigold: '#f4971a',
  marigoldDark: '#dd6a12',
  marigoldLight: '#ffc03f',
  teal: '#11696b',
  tealDark: '#0a4349',
  tealLight: '#4aa39a',
  leaf: '#6d8a3f',
  leafDark: '#3f5d30',
  leafLight: '#95ab57',
  rose: '#c9485c',
  roseLight: '#e58a8f',
  roseDark: '#8f1f3a',
  blush: '#eebfa4',
  ink: '#3a1013',
  shadow: '#2a0410',
} as const;

/** Ground colours, light to dark, so that a page of pictures does not turn all maroon. */
export const GROUNDS = {
  maroon: ['#8a1c36', '#6b1027', '#4a0a1e'],
  wine: ['#5d1330', '#430a24', '#2b0918'],
  teal: ['#17757a', '#0f5a5e', '#0a4349'],
  ivory: ['#fdf5e4', '#f6e6c6', '#ecd0a2'],
  blush: ['#fbe4d5', '#f2c6b0', '#dd9c86'],
  sage: ['#d5d9b4', '#b3bd8b', '#87965f'],
  leaf: ['#6f9150', '#4c7040', '#2e4e31'],
  marigold: ['#ffd27a', '#f4a93c', '#d9781d'],
  indigo: ['#3f4a86', '#2b3268', '#191c45'],
  plum: ['#7c3560', '#5a1f48', '#37102f'],
  rose: ['#e88f96', '#cf5d6d', '#9e3049'],
  slate: ['#456673', '#2d4a58', '#193140'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** A named ground of {@link GROUNDS}. */
export type Ground = keyof typeof GROUNDS;
