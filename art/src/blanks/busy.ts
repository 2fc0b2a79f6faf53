import sharp from 'sharp';
import type { Face } from '#art/card/face.ts';
import type { Sheet } from '#art/card/raster.ts';
import { shootSvg } from '#art/chromium.ts';
import { inked } from '#art/drawing/svg.ts';
import type { Point } from '#art/shop.ts';

/** Pixels to a unit of a sheet. */
const SCALE = 0.4;
/** A step between two pixels that is seen as an edge, of 255. */
const EDGE = 30;

export type Test = (point: Point) => boolean;

/** Whether a point of a face is on an edge of something drawn, cut or pressed there. */
export async function edgesOf(face: Face, sheet: Sheet): Promise<Test> {
  const twoInks = [
    ...(face.foils ?? []).map(({ art }) => art),
    ...(face.layers ?? []).map(({ foil }) => foil),
    face.emboss,
    face.deboss,
    face.window,
    face.cut,
  ].map((art) => (art === undefined ? undefined : inked(art, '#fff', '#000')));
  const drawings = [
    ...twoInks.map((art) => [art, '#000'] as const),
    ...[face.print, face.ink].map((art) => [art, face.stock.colour] as const),
    ...(face.layers ?? []).map(({ art }) => [art, '#808080'] as const),
  ];
  const [width, height] = [Math.ceil(sheet.width * SCALE), Math.ceil(sheet.height * SCALE)];
  const edges = new Uint8Array(width * height);
  for (const [art, ground] of drawings) {
    if (art === undefined) continue;
    const back = `<rect width="${sheet.width}" height="${sheet.height}" fill="${ground}"/>`;
    const drawn = await sharp(await shootSvg(back + art, { ...sheet, scale: SCALE }))
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    mark(edges, drawn, width);
  }
  return ([x, y]) => edges[Math.floor(y * SCALE) * width + Math.floor(x * SCALE)] === 1;
}

function mark(edges: Uint8Array, drawn: Buffer, width: number): void {
  for (let index = width; index < edges.length; index += 1) {
    for (const before of [1, width]) {
      for (const channel of [0, 1, 2]) {
        const step = (drawn[3 * index + channel] ?? 0) - (drawn[3 * (index - before) + channel] ?? 0);
        if (Math.abs(step) > EDGE) edges[index] = edges[index - before] = 1;
      }
    }
  }
}
