/** Codes of the sample invitations, in the order of TRADITIONS; every page has them in its table of routes, so only codes. */
export const SAMPLE_CODES = [1, 2, 3, 4, 5].map((number) => `SAMP1E00000${number}`);
