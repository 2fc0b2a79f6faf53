import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';

/** Codes of the samples, without the samples: the table of routes is in every page's first script. */
export const SAMPLE_CODES: Readonly<Record<TraditionId, string>> = {
  hindu: 'SAMP1E000001',
  muslim: 'SAMP1E000002',
  sikh: 'SAMP1E000003',
  christian: 'SAMP1E000004',
  modern: 'SAMP1E000005',
};
