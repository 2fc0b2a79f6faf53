/** Of the board, which overrides the catalogue; `boardBytes` counts all its texts together. */
export const LIMITS = {
  boardBytes: { max: 19_500 },
  boardBanner: { max: 160 },
  boardName: { max: 80 },
  boardMessage: { max: 300 },
} as const;
