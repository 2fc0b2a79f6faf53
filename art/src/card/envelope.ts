import { detail } from '#art/detail.ts';
import { inked, path } from '#art/drawing/svg.ts';
import { jaaliEight } from '#art/motifs/jaali.ts';
import { blurred } from './blur.ts';
import { pngOf } from './plane.ts';
import { colours, mask, type Sheet } from './raster.ts';
import { light } from './relief.ts';

export interface Envelope {
  readonly colour: string;
  readonly liner: string;
  readonly linerInk: string;
  /** A pattern tile for the liner; an eight-point jaali unless told. */
  readonly pattern?: { readonly define: (id: string) => string };
}

/** Portrait body 1000 x 1400 with its pointed flap open above it. */
const SHEET: Sheet = { width: 1000, height: 1780 };
const BODY =
  'M14 380L986 380Q1000 380 1000 394L1000 1766Q1000 1780 986 1780L14 1780Q0 1780 0 1766L0 394Q0 380 14 380Z';
const FLAP = 'M0 384L470 22Q500 2 530 22L1000 384Z';
const LINER = 'M54 384L478 58Q500 42 522 58L946 384Z';

const drawn = new Map<string, Promise<Buffer>>();

async function draw({ colour, liner, linerInk, pattern }: Envelope): Promise<Buffer> {
  const tile = pattern?.define('liner') ?? jaaliEight('liner', 74, 2.2);
  const picture = await colours(
    `${path(FLAP, `fill="${colour}"`)}${path(LINER, `fill="${liner}"`)}` +
      inked(`<defs>${tile}</defs>${path(LINER, 'fill="url(#liner)"')}`, linerInk, liner) +
      path(BODY, `fill="${colour}"`),
    SHEET,
  );
  const folds = await mask(
    `${path(BODY, 'fill="#888"')}${path('M0 390L500 900L0 1780Z M1000 390L500 900L1000 1780Z', 'fill="#aaa"')}` +
      path('M0 1780L470 870Q500 840 530 870L1000 1780Z', 'fill="#fff"'),
    SHEET,
  );
  const soft = blurred(folds, 1.6);
  light(picture, {
    height: { ...soft, data: soft.data.map((value) => value * 7) },
    tooth: 0.085,
    contrast: 0.75,
    falloff: 0.2,
  });
  return pngOf(picture);
}

/** Draws an envelope 1000 x 1780 units, flap open; each is drawn once a run. */
export function drawEnvelope(envelope: Envelope): Promise<Buffer> {
  const key = JSON.stringify([
    envelope.colour,
    envelope.liner,
    envelope.linerInk,
    envelope.pattern?.define('key'),
    detail(),
  ]);
  const known = drawn.get(key) ?? draw(envelope);
  drawn.set(key, known);
  return known;
}
