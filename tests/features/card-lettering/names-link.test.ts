import { expect, test } from 'vitest';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { namesFragment, namesIn } from '#src/features/card-lettering/names-link.ts';

const NAMES: CardNames = {
  latin: {
    first: "Siobhán D'Souza",
    second: 'Meera',
    families: 'D’Souza & Mehra families',
    date: '14 February 2027',
    place: 'Udaipur',
  },
  local: { ...NO_NAMES.local, first: 'शिवॉन', second: 'मीरा' },
  shown: 'local',
};

test('A link carries everything that was typed, in both scripts', () => {
  expect(namesIn(namesFragment(NAMES))).toEqual(NAMES);
});

test('A link is made of characters that no messenger breaks', () => {
  expect(namesFragment(NAMES)).toMatch(/^#names=[\w-]+$/);
});

test.each(['#names=', '#names=%%%', '#names=AAAA', '#series-1', ''])(
  'The fragment "%s" has no names',
  (fragment) => {
    expect(namesIn(fragment)).toBeUndefined();
  },
);

test('What a link brings is cut to the length that cards have room for', () => {
  const long = { ...NAMES, latin: { ...NAMES.latin, first: 'A'.repeat(500) } };
  expect(namesIn(namesFragment(long))?.latin.first).toBe('A'.repeat(40));
});
