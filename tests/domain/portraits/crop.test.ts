import { expect, test } from 'vitest';
import {
  focusLeft,
  largestZoom,
  movedBy,
  partCropped,
  partLeft,
  zoomedBy,
} from '#src/domain/portraits/crop.ts';
import { positionOf } from '#src/domain/portraits/position.ts';

const LYING = { width: 1600, height: 900 };
const STANDING = { width: 900, height: 1600 };

test.each([4 / 5, 9 / 16, 16 / 9, 1])('the point that was chosen is seen in a frame of %d', (ratio) => {
  for (const size of [LYING, STANDING]) {
    for (const x of [0, 0.02, 0.5, 0.9, 1]) {
      const part = partCropped(size, { x, y: 1 - x, zoom: 1 }, ratio);
      expect(part.left).toBeLessThanOrEqual(x);
      expect(part.left + part.width).toBeGreaterThanOrEqual(x);
      expect(part.top).toBeLessThanOrEqual(1 - x);
      expect(part.top + part.height).toBeGreaterThanOrEqual(1 - x);
    }
  }
});

test('its place in a frame is said as style sheets say it', () => {
  expect(positionOf({ x: 0, y: 0.5 })).toBe('0% 50%');
  expect(positionOf({ x: 0.333, y: 1 })).toBe('33.3% 100%');
});

test('what is cut off is gone, and the focus stays where it was in what is left', () => {
  const crop = { x: 0.625, y: 0.1, zoom: 2 };
  expect(partLeft(crop)).toEqual({ left: 0.375, top: 0, width: 0.5, height: 0.5 });
  expect(focusLeft(crop)).toEqual({ x: 0.5, y: 0.2 });
  expect(partLeft({ x: 0.5, y: 0.5, zoom: 1 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

test('a frame shows only what is left, with the same point in it', () => {
  const part = partCropped(LYING, { x: 0.5, y: 0.5, zoom: 2 }, 16 / 9);
  expect(part).toEqual({ left: 0.25, top: 0.25, width: 0.5, height: 0.5 });
  const upright = partCropped(LYING, { x: 0.3, y: 0.5, zoom: 2 }, 9 / 16);
  expect(upright.height).toBeCloseTo(0.5);
  expect(upright.left).toBeLessThan(0.3);
  expect(upright.left + upright.width).toBeGreaterThan(0.3);
});

test('the point moves with the finger, and stops at the edge', () => {
  expect(movedBy({ x: 0.5, y: 0.5, zoom: 2 }, 0.1, -0.2)).toEqual({ x: 0.6, y: 0.3, zoom: 2 });
  expect(movedBy({ x: 0.95, y: 0.05, zoom: 1 }, 0.5, -0.5)).toEqual({ x: 1, y: 0, zoom: 1 });
});

test('a photograph is enlarged as long as it has pixels for it', () => {
  expect(largestZoom({ width: 3200, height: 2400 })).toBe(4);
  expect(largestZoom({ width: 1600, height: 960 })).toBe(2);
  expect(largestZoom({ width: 400, height: 300 })).toBe(1);
  const crop = { x: 0.5, y: 0.5, zoom: 1 };
  expect(zoomedBy(crop, 1.2, 4).zoom).toBeCloseTo(1.2);
  expect(zoomedBy(crop, 0.5, 4).zoom).toBe(1);
  expect(zoomedBy(crop, 9, 2).zoom).toBe(2);
});
