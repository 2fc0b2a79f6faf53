import { describe, expect, test } from 'vitest';
import { doorRows, doorTotal, functionNow, matchingRows } from '#src/features/guest-list/door/door-list.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';
import { SANGEET } from '#tests/support/sample-invitation.ts';

const THIS = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const HOUR_MS = 3_600_000;

const BOOK = listOf(
  [
    familyWith({ id: 'sharma', name: 'Sharma family', seats: 4 }),
    familyWith({ id: 'iyer', name: 'Iyer', seats: 3 }),
    familyWith({ id: 'khan', name: 'खान परिवार', seats: 2 }),
    familyWith({ id: 'later', name: 'Only to the phere', functions: ['f2'] }),
  ],
  [
    replyWith({ id: 'sharma', answers: { f1: { adults: 3, children: 1, veg: 4, jain: 0, nonVeg: 0 } } }),
    replyWith({ id: 'iyer', answers: { f1: { adults: 0, children: 0, veg: 0, jain: 0, nonVeg: 0 } } }),
    replyWith({
      id: 'd-asha',
      name: 'Asha',
      answers: { f1: { adults: 2, children: 0, veg: 2, jain: 0, nonVeg: 0 } },
    }),
  ],
  [
    { family: 'sharma', device: OTHER, came: { f1: 1, f2: 9 }, updatedAt: 1 },
    { family: 'sharma', device: THIS, came: { f1: 2 }, updatedAt: 1 },
  ],
);

const rows = (own: Record<string, number> = {}) =>
  doorRows('f1', BOOK, new Map(Object.entries(own).map(([family, f1]) => [family, { f1 }])), THIS);

test('the list has the families of the function and those who replied with the open link, by name', () => {
  expect(rows().map(({ name }) => name)).toEqual(['Asha', 'Iyer', 'Sharma family', 'खान परिवार']);
});

test('each family says what it replied', () => {
  expect(rows().map(({ state, expected }) => [state, expected])).toEqual([
    ['coming', 2],
    ['notComing', 0],
    ['coming', 4],
    ['silent', 0],
  ]);
});

test('a family whose seats were reduced after its reply is expected with those it has now', () => {
  const answers = { f1: { adults: 3, children: 1, veg: 3, jain: 0, nonVeg: 1 } };
  const list = listOf([familyWith({ id: 'sharma', seats: 2 })], [replyWith({ id: 'sharma', answers })]);
  const shown = doorRows('f1', list, new Map(), THIS);
  expect(shown).toMatchObject([{ state: 'coming', seats: 2, expected: 2 }]);
});

describe('how many came', () => {
  const sharma = (own?: Record<string, number>) => rows(own).find(({ id }) => id === 'sharma')?.came;

  test('is the sum of all phones', () => {
    expect(sharma()).toBe(3);
  });

  test('takes this phone’s own newer count in place of the one it has shared', () => {
    expect(sharma({ sharma: 3 })).toBe(4);
  });

  test('can be corrected on another phone than it was counted on', () => {
    expect(sharma({ sharma: -1 })).toBe(0);
  });

  test('is added up beside those expected', () => {
    expect(doorTotal(rows({ khan: 2 }))).toMatchObject({ came: 5, expected: 6 });
  });
});

test('a family is found by part of its name, in any case and script', () => {
  expect(matchingRows(rows(), ' SHAR ').map(({ id }) => id)).toEqual(['sharma']);
  expect(matchingRows(rows(), 'खान').map(({ id }) => id)).toEqual(['khan']);
  expect(matchingRows(rows(), '')).toHaveLength(4);
});

test('a name is found as the guest list finds it: without nukta and accents', () => {
  const named = (...names: string[]) =>
    doorRows('f1', listOf(names.map((name) => familyWith({ id: name, name }))), new Map(), THIS);
  expect(matchingRows(named('फ़ैज़ परिवार'), 'फैज')).toHaveLength(1);
  expect(matchingRows(named('André'), 'andre')).toHaveLength(1);
});

test('the reply of a family that has not been read is not a guest with the open link', () => {
  const { replies } = BOOK;
  const shown = doorRows('f1', { ...BOOK, families: new Map(), replies }, new Map(), THIS);
  expect(shown.map(({ name }) => name)).toEqual(['Asha']);
});

describe('the function at the door', () => {
  const day = [SANGEET, { ...SANGEET, key: 'f2' as const, start: SANGEET.start + 24 * HOUR_MS }];

  test('is the one that has begun', () => {
    expect(functionNow(day, SANGEET.start + HOUR_MS)?.key).toBe('f1');
    expect(functionNow(day, SANGEET.start + 25 * HOUR_MS)?.key).toBe('f2');
  });

  test('is the next one before it begins, and the first one on any other day', () => {
    expect(functionNow(day, SANGEET.start - 5 * HOUR_MS)?.key).toBe('f1');
    expect(functionNow(day, SANGEET.start + 20 * HOUR_MS)?.key).toBe('f2');
    expect(functionNow(day, SANGEET.start - 90 * 24 * HOUR_MS)?.key).toBe('f1');
  });
});
