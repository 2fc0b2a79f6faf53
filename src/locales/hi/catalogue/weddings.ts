import type { Wedding } from '#src/catalogue/weddings.ts';
import { SAMPLE_WEDDING as ENGLISH } from '#src/catalogue/weddings.ts';

export * from '#src/catalogue/weddings.ts';

export const SAMPLE_WEDDING: Wedding = {
  id: ENGLISH.id,
  names: ['आरव', 'मीरा'],
  when: '12 फ़रवरी, शाम 7 बजे, जयपुर',
};

export function findWedding(id: string): Wedding | undefined {
  return id === SAMPLE_WEDDING.id ? SAMPLE_WEDDING : undefined;
}
