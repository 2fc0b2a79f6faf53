import { expect, test } from 'vitest';
import {
  freePlace,
  MARK_PATTERN,
  marksIn,
  orderWith,
  PORTRAIT_PLACES,
  parsePortrait,
  storedMarks,
  storedPortrait,
} from '#src/domain/portraits/portrait.ts';
import { versionOf } from '#src/domain/portraits/portrait-version.ts';

const ONE = 'a'.repeat(16);
const TWO = '0123456789abcdef';

test('the order of an invitation says which photographs it has, behind its functions', () => {
  const marks = [
    { place: 'cover', version: ONE },
    { place: 'p2', version: TWO },
  ] as const;
  expect(marksIn(`f2 f1 p2:${TWO} cover:${ONE}`)).toEqual(marks);
  expect(storedMarks(marks)).toEqual([`cover:${ONE}`, `p2:${TWO}`]);
  expect(marksIn('f1 f10')).toEqual([]);
  expect(storedMarks(undefined)).toEqual([]);
});

test('what is no mark is none', () => {
  for (const word of [`p7:${ONE}`, `p1:${ONE}a`, `p1:${ONE.slice(1)}`, 'p1', `p1:${ONE.toUpperCase()}`]) {
    expect(marksIn(`f1 ${word}`)).toEqual([]);
    expect(word).not.toMatch(new RegExp(`^${MARK_PATTERN}$`));
  }
  expect(`cover:${TWO}`).toMatch(new RegExp(`^${MARK_PATTERN}$`));
});

test('another photograph takes the place of the one before, and a removed one leaves the others', () => {
  const order = `f1 f2 cover:${ONE}`;
  expect(orderWith(order, 'cover', TWO)).toBe(`f1 f2 cover:${TWO}`);
  expect(orderWith(order, 'p1', TWO)).toBe(`f1 f2 cover:${ONE} p1:${TWO}`);
  expect(orderWith(order, 'cover', undefined)).toBe('f1 f2');
});

test('there are six places beside the cover', () => {
  expect(freePlace([])).toBe('p1');
  expect(freePlace([{ place: 'cover' }, { place: 'p1' }, { place: 'p3' }])).toBe('p2');
  expect(freePlace(PORTRAIT_PLACES.map((place) => ({ place })))).toBeUndefined();
});

test('the version of a photograph is the beginning of its hash', async () => {
  expect(await versionOf(new Blob(['abc']))).toBe('ba7816bf8f01cfea');
});

test('a document that is damaged is no photograph', () => {
  const fields = { version: ONE, width: 1200, height: 1600, x: 0.5, y: 0.25, alt: 'By the lake' };
  const portrait = parsePortrait('p1', fields);
  expect(portrait).toEqual({ ...fields, place: 'p1' });
  expect(portrait && storedPortrait(portrait)).toEqual(fields);
  for (const change of [{ x: 1.1 }, { y: -0.1 }, { width: 0 }, { alt: undefined }, { version: 1 }]) {
    expect(parsePortrait('p1', { ...fields, ...change })).toBeUndefined();
  }
});
