import { describe, expect, test } from 'vitest';
import { isHeading, sideOfHeading } from '#src/features/guest-list/import/side-headings.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

/** Aarav, son of Asha and Ramesh Patel, and Meera, daughter of Kavita and Anil Joshi. */
const COUPLE = {
  ...SAMPLE,
  families: ['Son of Smt. Asha and Shri Ramesh Patel', 'Daughter of Smt. Kavita and Shri Anil Joshi'],
} as const;

describe('a heading says whose guests come next', () => {
  test.each([
    ['Patel side', 'one'],
    ['JOSHI SIDE (45)', 'two'],
    ['Meera’s side', 'two'],
    ['मीरा की तरफ', 'two'],
    ['Ladki wale', 'two'],
    ['Munde wale', 'one'],
    ['Groom’s family', 'one'],
    ['वधू पक्ष', 'two'],
    ['Muli kadche', 'two'],
    ['Mulakadche', 'one'],
    ['Kone pokkho', 'two'],
    ['Both side', 'both'],
    ['Mama side', undefined],
  ])('%s: %s', (heading, side) => {
    expect(isHeading(heading)).toBe(true);
    expect(sideOfHeading(heading, COUPLE)).toBe(side);
  });

  test('bride and groom are known from one family alone, and asked about without any', () => {
    expect(sideOfHeading('Ladki wale', { ...COUPLE, families: ['', COUPLE.families[1]] })).toBe('two');
    expect(sideOfHeading('Ladki wale', { ...COUPLE, families: ['', ''] })).toBeUndefined();
  });
});

test.each([
  'Munde family',
  'Pillai family',
  'Jaipur wale',
  'Varun',
  'Bose babu',
  'Riverside aunty',
  'Sharma ji (Papa side)',
])('%s is a family', (name) => {
  expect(isHeading(name)).toBe(false);
});
