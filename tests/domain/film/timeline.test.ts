import { expect, test } from 'vitest';
import { plaquesOf } from '#src/domain/film/text-places.ts';
import { CODE_SECONDS, FILM_SECONDS, stillsOf, timelineOf } from '#src/domain/film/timeline.ts';

const functionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Function ${index + 1}`, when: '', venue: '' }));

test.each([0, 1, 4, 5, 6, 10])(
  'a film with %i functions shows every part after the other, to its last second',
  (count) => {
    const { opening, names, pages, day, closing } = timelineOf({ functions: functionsOf(count) });
    const parts = [opening, names, ...pages, day, closing];
    expect(opening.start).toBe(0);
    for (const [index, part] of parts.entries()) {
      expect(part.end).toBeGreaterThan(part.start);
      expect(parts[index + 1]?.start ?? FILM_SECONDS).toBeCloseTo(part.end);
    }
  },
);

test('ten functions are shown once each, in their order, on pages of five that are there for more than three seconds', () => {
  const { pages } = timelineOf({ functions: functionsOf(10) });
  expect(pages.map(({ functions }) => functions.length)).toEqual([5, 5]);
  expect(pages.flatMap(({ functions }) => functions)).toEqual(functionsOf(10));
  for (const { start, end } of pages) expect(end - start).toBeGreaterThan(3);
});

test('six functions are shared equally by two pages', () => {
  const { pages } = timelineOf({ functions: functionsOf(6) });
  expect(pages.map(({ functions }) => functions.length)).toEqual([3, 3]);
});

test('without functions names and day take their time', () => {
  const without = timelineOf({ functions: [] });
  const withSome = timelineOf({ functions: functionsOf(3) });
  expect(without.pages).toEqual([]);
  expect(without.names.end - without.names.start).toBeGreaterThan(withSome.names.end - withSome.names.start);
  expect(without.day.end - without.day.start).toBeGreaterThan(withSome.day.end - withSome.day.start);
});

test('the last picture begins early enough for a code that is there for four seconds', () => {
  const { closing } = timelineOf({ functions: [] });
  expect(closing.end - closing.start).toBeGreaterThan(CODE_SECONDS + 1);
});

test('stills show every page of functions, and are within the film', () => {
  const stills = stillsOf(timelineOf({ functions: functionsOf(10) }));
  expect(stills).toHaveLength(6);
  expect(stills.toSorted((one, other) => one - other)).toEqual(stills);
  expect(stills.at(-1)).toBeLessThan(FILM_SECONDS);
});

test.each([1, 2, 3, 4, 5])(
  '%i functions hang one below the other without touching, within the picture',
  (count) => {
    const plaques = plaquesOf(count);
    for (const [index, { middle, height }] of plaques.entries()) {
      expect(middle - height / 2).toBeGreaterThan(90);
      expect(middle + height / 2).toBeLessThan(1200);
      const next = plaques[index + 1];
      if (next) expect(next.middle - next.height / 2).toBeGreaterThan(middle + height / 2);
    }
  },
);
