import { describe, expect, test } from 'vitest';
import { define, definitionsOf, linear } from '#art/drawing/definitions.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, inked, place, SOLID, turned } from '#art/drawing/svg.ts';

const first = (seed: number, count = 5): number[] => {
  const next = random(seed);
  return Array.from({ length: count }, () => next());
};

describe('random', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  test('stays from 0 up to but not including 1', () => {
    const numbers = first(3, 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });

  test('tells seeds apart that differ by a fraction, once they are spread', () => {
    expect(first(2.1)).toEqual(first(2.2));
    expect(first(seedOf(2.1))).not.toEqual(first(seedOf(2.2)));
  });
});

describe('definitions', () => {
  test('equal ones share an id, so that a page holds them once', () => {
    expect(linear(['#fff', '#000'])).toBe(linear(['#fff', '#000']));
    expect(linear(['#fff', '#000'])).not.toBe(linear(['#000', '#fff']));
  });

  test('are found with those they refer to, and only when a drawing uses them', () => {
    const paint = linear(['#123456', '#654321']);
    const shape = define('sh', (id) => `<g id="${id}">${circle(0, 0, 5, `fill="${paint}"`)}</g>`);
    expect(definitionsOf(`<use href="#${shape}"/>`)).toMatch(/<g id=.*<linearGradient .*#123456/);
    expect(definitionsOf(circle(0, 0, 5))).toBe('');
  });
});

describe('svg', () => {
  test('places a drawing: moved, turned, then scaled, and mirrored when it is flipped', () => {
    expect(place('<a/>', 10, 20.256, { turn: 30, scale: 0.5, flip: true })).toBe(
      '<g transform="translate(10 20.26) rotate(30) scale(-0.5 0.5)"><a/></g>',
    );
    expect(place('<a/>', 0, 0, { scale: 2, scaleY: 3 })).toContain('scale(2 3)');
  });

  test('turns copies evenly, the first upright unless it is offset', () => {
    const angles = (drawing: string) =>
      [...drawing.matchAll(/rotate\((.*?)\)/g)].map(([, angle]) => Number(angle));
    expect(angles(turned(4, () => ''))).toEqual([0, 90, 180, 270]);
    expect(angles(turned(4, () => '', 0.5))).toEqual([45, 135, 225, 315]);
  });

  test('gives a motif in two inks its colours', () => {
    expect(circle(1, 2, 3)).toContain(SOLID);
    expect(inked(circle(1, 2, 3), '#6b1027', '#fff')).toContain('style="color:#6b1027;--paper:#fff"');
  });
});
