import type { SampleWedding } from '#src/catalogue/sample-invitations.ts';
import { SAMPLE_WEDDINGS as ENGLISH } from '#src/catalogue/sample-invitations.ts';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';

/** Sample invitations are in their own language; the shop's pages name the couples in Devanagari. */
const NAMES: Readonly<Record<TraditionId, readonly [string, string]>> = {
  hindu: ['आरव', 'मीरा'],
  muslim: ['अयान', 'ज़ोया'],
  sikh: ['अर्जन', 'हरलीन'],
  christian: ['जोएल', 'ऐना'],
  modern: ['कबीर', 'ईशा'],
};

export const SAMPLE_WEDDINGS: readonly SampleWedding[] = ENGLISH.map((wedding) => {
  const [one, other] = wedding.couple;
  const [oneName, otherName] = NAMES[wedding.tradition];
  return {
    ...wedding,
    couple: [
      { ...one, name: oneName },
      { ...other, name: otherName },
    ],
  };
});
