import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance } from '#src/domain/film/chance.ts';
import { between, part, settle, shown, smooth, spring } from '#src/domain/film/easing.ts';

test('everything that moves begins at rest and ends in its place', () => {
  for (const ease of [smooth, settle, spring]) {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  }
});

test('a part is never outside 0 to 1', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), (t) => {
      const value = part(t, 3, 5);
      return value >= 0 && value <= 1;
    }),
  );
});

test('what is shown is there in between and gone outside', () => {
  expect([shown(1, 2, 6), shown(4, 2, 6), shown(7, 2, 6)]).toEqual([0, 1, 0]);
});

test('a value glides between its keys and rests before and after them', () => {
  const keys = [
    { at: 1, value: 10 },
    { at: 3, value: 20 },
  ];
  expect([0, 1, 2, 3, 9].map((t) => between(keys, t))).toEqual([10, 10, 15, 20, 20]);
});

test('chance is the same for the same thing in every frame, differs between things, and is spread evenly', () => {
  const values = Array.from({ length: 1000 }, (_, thing) => chance(thing, 7));
  expect(values).toEqual(Array.from({ length: 1000 }, (_, thing) => chance(thing, 7)));
  expect(new Set(values).size).toBeGreaterThan(990);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean).toBeGreaterThan(0.46);
  expect(mean).toBeLessThan(0.54);
});
