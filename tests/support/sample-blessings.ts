import type { Blessing } from '#src/domain/blessing/blessing.ts';

const NOON = Date.UTC(2027, 1, 12, 6, 30);

/** The newest first, a minute apart. */
export const ASHA: Blessing = {
  id: 'a'.repeat(32),
  name: 'Asha Bua',
  text: 'सदा सुखी रहो।',
  phone: '+919812345678',
  createdAt: NOON,
  state: 'new',
};
export const RAVI: Blessing = {
  ...ASHA,
  id: 'b'.repeat(32),
  name: 'Ravi',
  text: 'Be happy',
  phone: '',
  createdAt: NOON - 60_000,
  state: 'approved',
};
export const IMRAN: Blessing = {
  ...RAVI,
  id: 'c'.repeat(32),
  name: 'Imran',
  text: 'Mubarak!',
  createdAt: NOON - 120_000,
  state: 'hidden',
};
export const ALL_BLESSINGS = [ASHA, RAVI, IMRAN];

/** So many new blessings, the newest first. */
export function manyBlessings(count: number): Blessing[] {
  return Array.from({ length: count }, (_, n) => ({
    ...ASHA,
    id: n.toString(16).padStart(32, '0'),
    name: `Guest ${n}`,
    createdAt: NOON - n * 60_000,
  }));
}
