import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { MANIFEST } from '#scripts/media/manifest.ts';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { loadLettering } from '#src/catalogue/lettering/load-lettering.ts';
import type { LetteringSlot, Point } from '#src/catalogue/lettering/slots.ts';

const designs = CARD_SERIES.flatMap(({ id, designs }) => designs.map((design) => [id, design.id] as const));

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => new Response(await readFile(`.${address}`)));
});

function cornersOf({ box, matrix: [a, b, c, d, e, f] }: LetteringSlot): Point[] {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((down): Point => {
      const [x, y] = [box.x + across * halfWidth, box.y + down * halfHeight];
      return [a * x + c * y + e, b * x + d * y + f];
    }),
  );
}

test.each(designs)("%s/%s can show a couple's names", async (series, design) => {
  const roles = (await loadLettering(series))[design]?.slots.map(({ role }) => role) ?? [];

  expect(roles.includes('names') || (roles.includes('first') && roles.includes('second'))).toBe(true);
});

test('every design has a blank, and every blank is that of a design', async () => {
  const blanks = await Promise.all(
    designs.map(async ([series, design]) => (await loadLettering(series))[design]?.blank),
  );
  const published = Object.entries(MANIFEST).filter(([, { shape }]) => shape === 'cardBlank');
  expect(published.map(([name]) => name).sort()).toEqual(blanks.sort());
});

test.each(designs)('on %s/%s all letters are inside the picture', async (series, design) => {
  const slots = (await loadLettering(series))[design]?.slots ?? [];

  const outside = slots.filter((slot) => cornersOf(slot).some(([x, y]) => x < 0 || x > 1 || y < 0 || y > 1));
  expect(outside.map(({ sample }) => sample)).toEqual([]);
});

test.each(designs)('on %s/%s the sample fits the room that a couple gets', async (series, design) => {
  const slots = (await loadLettering(series))[design]?.slots ?? [];

  const off = slots.filter(({ at: [x, y], box }) => {
    const besides = Math.abs(x - box.x) > box.width / 2 + 1;
    return besides || Math.abs(y - box.y) > box.height / 2;
  });
  expect(off.map(({ sample }) => sample)).toEqual([]);
});
