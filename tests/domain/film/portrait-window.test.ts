import { expect, test } from 'vitest';
import { neededWidth, seenPart, windowOf } from '#src/domain/film/portrait-window.ts';
import { PLACES } from '#src/domain/film/text-places.ts';
import { timelineOf } from '#src/domain/film/timeline.ts';

const timeline = timelineOf({ functions: [] });
const MOMENTS = [timeline.names.start, 5, 7.3, timeline.names.end];

const SHAPES = [
  ['wide', 1_600, 900],
  ['high', 900, 1_600],
  ['square', 1_000, 1_000],
  ['panorama', 1_600, 300],
  ['strip', 300, 1_600],
] as const;

test.each(SHAPES)(
  'a %s photograph has its place below the names and above the word ‘Sample’',
  (_, width, height) => {
    const opening = windowOf({ width, height });
    const { invitation, sample } = PLACES;
    expect(opening.y - opening.height / 2).toBeGreaterThan(invitation.y + invitation.height / 2);
    expect(opening.y + opening.height / 2).toBeLessThan(sample.y - sample.height / 2);
    expect(opening.width).toBeLessThanOrEqual(invitation.width);
  },
);

test.each(SHAPES)(
  'the point that stays in sight of a %s photograph is seen at every moment',
  (_, width, height) => {
    for (const [x, y] of [
      [0, 0],
      [1, 1],
      [0.5, 0.2],
      [0.93, 0.5],
    ] as const) {
      for (const t of MOMENTS) {
        const seen = seenPart({ width, height, x, y }, timeline, t);
        expect(seen.x).toBeGreaterThanOrEqual(0);
        expect(seen.y).toBeGreaterThanOrEqual(0);
        expect(seen.x + seen.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(seen.y + seen.height).toBeLessThanOrEqual(1 + 1e-9);
        expect(x).toBeGreaterThanOrEqual(seen.x);
        expect(x).toBeLessThanOrEqual(seen.x + seen.width + 1e-9);
        expect(y).toBeGreaterThanOrEqual(seen.y);
        expect(y).toBeLessThanOrEqual(seen.y + seen.height + 1e-9);
      }
    }
  },
);

test.each(SHAPES)('a %s photograph is never stretched', (_, width, height) => {
  const opening = windowOf({ width, height });
  const seen = seenPart({ width, height, x: 0.5, y: 0.5 }, timeline, 6);
  expect((seen.width * width) / (seen.height * height)).toBeCloseTo(opening.width / opening.height);
});

test('the camera comes slowly nearer', () => {
  const [first, ...others] = MOMENTS.map((t) =>
    seenPart({ width: 1_600, height: 900, x: 0.5, y: 0.5 }, timeline, t),
  );
  let before = first?.width ?? 0;
  for (const { width } of others) {
    expect(width).toBeLessThan(before);
    before = width;
  }
});

test('a photograph is decoded no larger than the film shows it', () => {
  expect(neededWidth({ width: 1_280, height: 960 }, 540)).toBeLessThan(540);
  expect(neededWidth({ width: 200, height: 150 }, 1_080)).toBe(200);
});
