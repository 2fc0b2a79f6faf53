/** Millimetres that text and code of a printed card keep from its edge. */
export const SAFE = 5;
