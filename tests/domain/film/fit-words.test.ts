import { expect, test } from 'vitest';
import { fitWords } from '#src/domain/film/fit-words.ts';

/** Letters half an em wide, as high as capitals. */
const measure = (line: string) => ({ width: line.length * 0.5, up: 0.7, down: 0.2 });
const PLACE = { x: 360, y: 300, width: 600, height: 160, size: 100, mostLines: 3 };

const inkOf = (text: string, place = PLACE) => {
  const { size, lines } = fitWords(text, place, measure);
  const [first, last] = [lines[0], lines.at(-1)];
  return {
    size,
    lines: lines.map((line) => line.text),
    wide: Math.max(...lines.map(({ width }) => width)),
    top: (first?.y ?? 0) - 0.7 * size,
    bottom: (last?.y ?? 0) + 0.2 * size,
  };
};

test('a name that fits has the size of its place, on one line in its middle', () => {
  const { size, lines, top, bottom } = inkOf('Aarav');
  expect([size, lines]).toEqual([100, ['Aarav']]);
  expect(top).toBeCloseTo(-bottom);
});

test('a long name gets smaller on one line as long as its letters stay large', () => {
  expect(inkOf('Chandrashekhar')).toMatchObject({ lines: ['Chandrashekhar'], size: (0.98 * 600) / 7 });
});

test('many words are broken into lines of about the same length', () => {
  expect(inkOf('Venkata Subrahmanya Raghavendra Krishnan').lines).toEqual([
    'Venkata Subrahmanya',
    'Raghavendra Krishnan',
  ]);
});

test.each(['A', 'W'.repeat(40), 'Venkata Subrahmanya Raghavendra Krishnan', 'a '.repeat(30).trim()])(
  'nothing of %s leaves its place',
  (text) => {
    const { wide, top, bottom } = inkOf(text);
    expect(wide).toBeLessThanOrEqual(PLACE.width + 0.001);
    expect(top).toBeGreaterThanOrEqual(-PLACE.height / 2 - 0.001);
    expect(bottom).toBeLessThanOrEqual(PLACE.height / 2 + 0.001);
  },
);

test('no text has no lines', () => {
  expect(fitWords('  ', PLACE, measure).lines).toEqual([]);
});
