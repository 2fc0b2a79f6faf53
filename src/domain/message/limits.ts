/** For what guests write. Lengths of texts are in UTF-16 units, as in `maxlength`. */
export const LIMITS = {
  name: { min: 1, max: 80 },
  message: { min: 0, max: 1_000 },
  messageLines: { min: 0, max: 40 },
} as const;
