import type { planDinner } from '#src/features/catering-cart/planned-dinners.ts';

/** A dinner as the couple's desk plans it. */
export const SAMPLE_DINNER: Parameters<typeof planDinner>[0] = {
  code: 'ABCD12345678',
  key: 'f1',
  name: 'Sangeet',
  couple: 'Aarav & Meera',
  place: 'Rambagh Palace',
  date: '2099-02-12',
  plates: { total: 420, veg: 360, jain: 60, nonVeg: 0, children: 38 },
  countedAt: 0,
  countsOpenLink: false,
};
