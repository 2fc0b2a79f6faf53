import { describe, expect, test } from 'vitest';
import { countFunction, countFunctions, openReplies } from '#src/domain/guests/function-count.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

/** Sharma: four come. Iyer: two of three come, one a Jain. Khan: nobody comes. Roy: not sure. Sen: silent. */
const BOOK = listOf(
  [
    familyWith({ id: 'sharma', seats: 4 }),
    familyWith({ id: 'iyer', seats: 3 }),
    familyWith({ id: 'khan', seats: 5 }),
    familyWith({ id: 'roy', seats: 2 }),
    familyWith({ id: 'sen', seats: 6 }),
    familyWith({ id: 'not-invited', seats: 9, functions: ['f2'] }),
  ],
  [
    replyWith({ id: 'sharma', answers: { f1: { adults: 3, children: 1, veg: 4, jain: 0, nonVeg: 0 } } }),
    replyWith({ id: 'iyer', answers: { f1: { adults: 2, children: 0, veg: 0, jain: 1, nonVeg: 1 } } }),
    replyWith({ id: 'khan', answers: { f1: { adults: 0, children: 0, veg: 0, jain: 0, nonVeg: 0 } } }),
    replyWith({ id: 'roy', unsure: ['f1'] }),
    replyWith({
      id: 'd-asha',
      name: 'Asha',
      answers: { f1: { adults: 1, children: 1, veg: 2, jain: 0, nonVeg: 0 } },
    }),
  ],
);

test('replies of families that have not been read are not among those with the open link', () => {
  expect(openReplies({ ...BOOK, families: new Map() }).map(({ id }) => id)).toEqual(['d-asha']);
});

test('a family whose seats were reduced after its reply counts with those it has now, and as many plates', () => {
  const answers = { f1: { adults: 3, children: 1, veg: 3, jain: 0, nonVeg: 1 } };
  const list = listOf([familyWith({ id: 'sharma', seats: 2 })], [replyWith({ id: 'sharma', answers })]);
  expect(countFunction(SANGEET, list).coming).toEqual({ total: 2, veg: 1, jain: 0, nonVeg: 1, children: 1 });
});

describe('the count of a function', () => {
  const count = countFunction(SANGEET, BOOK);

  test('says how many families and seats are invited, replied, not sure and silent', () => {
    expect(count.invited).toEqual({ families: 5, seats: 20 });
    expect(count.replied).toEqual({ families: 3, seats: 12 });
    expect(count.unsure).toEqual({ families: 1, seats: 2 });
    expect(count.silent).toEqual({ families: 1, seats: 6 });
  });

  test('adds up plates by food, and the children among them', () => {
    expect(count.coming).toEqual({ total: 6, veg: 4, jain: 1, nonVeg: 1, children: 1 });
  });

  test('has those with the open link apart, and among the plates only when the couple says so', () => {
    expect(count.withOpenLink).toBe(2);
    const withThem = countFunction(SANGEET, BOOK, true);
    expect(withThem.coming).toEqual({ total: 8, veg: 6, jain: 1, nonVeg: 1, children: 2 });
    expect(withThem.expected).toBe(8 + 4);
  });

  test('estimates the silent as the others do: 6 of 12 seats came, so 4 of the other 8', () => {
    expect(count.expected).toBe(6 + 4);
  });
});

test('before the first reply there is nothing to estimate from, and nothing is negative', () => {
  const count = countFunction(SANGEET, listOf([familyWith({ id: 'sharma' })]));
  expect(count.expected).toBeUndefined();
  expect(count.coming.total).toBe(0);
});

test('a removed reply leaves its family silent', () => {
  const guestList = listOf([familyWith({ id: 'sharma' })], [replyWith({ id: 'sharma', rev: 3 })]);
  expect(countFunction(SANGEET, guestList).silent).toEqual({ families: 1, seats: 4 });
});

test('functions without replies are not counted', () => {
  const functions = [{ ...SANGEET, asksReply: false }, ...SAMPLE.functions.slice(1)];
  expect(countFunctions({ functions }, BOOK).map(({ weddingFunction }) => weddingFunction.name)).toEqual([
    'Phere',
  ]);
});
