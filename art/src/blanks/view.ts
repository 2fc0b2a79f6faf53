import type { Page } from 'playwright';
import sharp from 'sharp';
import { SHOT } from '#art/card/surface.ts';
import { dataUri } from '#art/chromium.ts';
import type { Point } from '#art/shop.ts';
import type { Test } from './busy.ts';
import type { Light } from './fill.ts';
import { type Mapping, projection } from './geometry.ts';

/** How a picture in a shot is seen: where, which of it, and in what light. Picture units run from 0 to 1. */
export interface View {
  /** From the unit square of the picture to the shot. */
  readonly toShot: Mapping;
  /** Whether a point of the shot shows it, and not something lying on it. */
  readonly shows: Test;
  readonly lightAt: (point: Point) => Light;
}

/** What a point must keep of the picture's colours to show it rather than something lying on it. */
const SEEN = 0.3;

/** Looks at the `index`th picture of a shot. */
export async function viewOf(page: Page, index: number): Promise<View> {
  const quad = await quadOf(page, index);
  const toShot = projection([
    [quad[0] / SHOT.width, quad[1] / SHOT.height],
    [quad[2] / SHOT.width, quad[3] / SHOT.height],
    [quad[4] / SHOT.width, quad[5] / SHOT.height],
    [quad[6] / SHOT.width, quad[7] / SHOT.height],
  ]);
  const address = await page.evaluate((at) => document.images[at]?.src ?? '', index);
  const [black, white] = [await seenIn(page, index, '#000'), await seenIn(page, index, '#fff')];
  await show(page, index, address);
  const at = ([x, y]: Point): number => {
    const column = Math.min(SHOT.width - 1, Math.max(0, Math.floor(x * SHOT.width)));
    const row = Math.min(SHOT.height - 1, Math.max(0, Math.floor(y * SHOT.height)));
    return 3 * (row * SHOT.width + column);
  };
  const low = (offset: number): number => (black[offset] ?? 0) / 255;
  const span = (offset: number): number => (white[offset] ?? 0) / 255 - low(offset);
  return {
    toShot,
    shows: (point) => {
      const [x, y] = point;
      const offset = at(point);
      return (
        x > 0 && x < 1 && y > 0 && y < 1 && span(offset) + span(offset + 1) + span(offset + 2) > 3 * SEEN
      );
    },
    // Everything over the picture changes its colours in straight lines: it dims them or adds to them.
    lightAt: (point) => (colour) =>
      colour.map((value, channel) => low(at(point) + channel) + value * span(at(point) + channel)),
  };
}

async function quadOf(
  page: Page,
  index: number,
): Promise<[number, number, number, number, number, number, number, number]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  const { result } = await tools.send('Runtime.evaluate', { expression: `document.images[${index}]` });
  if (!result.objectId) throw new Error(`The shot has no picture ${index}`);
  const { quads } = await tools.send('DOM.getContentQuads', { objectId: result.objectId });
  await tools.detach();
  const [a, b, c, d, e, f, g, h] = quads[0] ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('No quad');
  if (e === undefined || f === undefined || g === undefined || h === undefined) throw new Error('No quad');
  return [a, b, c, d, e, f, g, h];
}

/** The shot with one of its pictures in one colour. */
async function seenIn(page: Page, index: number, colour: string): Promise<Buffer> {
  const { width, height } = await page.evaluate(
    (at) => ({ width: document.images[at]?.naturalWidth, height: document.images[at]?.naturalHeight }),
    index,
  );
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  await show(page, index, dataUri(Buffer.from(plain), 'image/svg+xml'));
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

const show = (page: Page, index: number, address: string): Promise<void> =>
  page.evaluate(
    async ([at, src]) => {
      const image = document.images[at];
      if (!image) return;
      image.src = src;
      await image.decode();
    },
    [index, address] as const,
  );
