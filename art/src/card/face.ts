import { recordFace } from '#art/blanks/faces.ts';
import { isRecording } from '#art/blanks/mode.ts';
import { faceScale } from '#art/detail.ts';

import { blurred } from './blur.ts';
import { noise } from './noise.ts';
import { type CutLayer, stackSheets } from './papercut.ts';
import { dim, emptyPlane, layOver, type Picture, type Plane, pngOf, rgb, valueAt } from './plane.ts';
import { GOLD, GOLD_ON_LIGHT, type Ramp } from './ramp.ts';
import { colours, mask, PORTRAIT, pixels, type Sheet } from './raster.ts';
import { type FoilLayer, light } from './relief.ts';
import type { Stock } from './stock.ts';

/** A foil stamping: `art` in two inks, see `svg.ts`. */
export interface Foil {
  readonly art: string;
  readonly ramp: Ramp;
  readonly base: number;
}

/** Gold on maroon, teal, night blue. */
export const gold = (art: string): Foil => ({ art, ramp: GOLD, base: 0.3 });

/** Gold on ivory, blush, kraft. */
export const goldOnLight = (art: string): Foil => ({ art, ramp: GOLD_ON_LIGHT, base: 0.34 });

/** Any other metal of `ramp.ts`. */
export const foil = (ramp: Ramp, art: string, base = 0.34): Foil => ({ art, ramp, base });

/** One printed, pressed, cut and foiled side of a card. Drawings are SVG in sheet units. */
export interface Face {
  /** 1000 x 1400 unless told. */
  readonly sheet?: Sheet;
  readonly stock: Stock;
  /** Flat offset printing in its own colours, not pressed. */
  readonly print?: string;
  /** Letterpress in its own colours, pressed into the sheet. Paper-coloured parts stay flat. */
  readonly ink?: string;
  /** Paper-cut sheets over the printing, back to front. */
  readonly layers?: readonly CutLayer[];
  readonly foils?: readonly Foil[];
  /** Raised blind (two inks). */
  readonly emboss?: string;
  /** How high blind work stands: 1 paper, 2-3 cast metal and wax. Above 1.6 paper looks like plastic. */
  readonly emphasis?: number;
  /** Sunk blind (two inks). */
  readonly deboss?: string;
  /** An opening in the top ply, filled: what is printed there lies one ply deeper. */
  readonly window?: string;
  /** The sheet's outline, filled, when it is not the plain rectangle (arch, deckle, ticket). */
  readonly cut?: string;
  /** How rough the cut outline is lit: 0.9 for torn deckle, 0 for a clean die. */
  readonly edge?: number;
  /** How strong letterpress is: 0.42 cotton, 0.2 smooth card. */
  readonly press?: number;
  readonly seed?: number;
}

/** A drawn face, ready to be put into a shot. */
export interface FaceArt {
  readonly png: Buffer;
  readonly sheet: Sheet;
  /** Its outline is not the plain rectangle, so its shadow must follow the outline. */
  readonly shaped: boolean;
}

/** How much of each pixel is ink rather than paper: coverage times distance from the paper's colour. */
function inkCover(ink: Picture, paper: string): Plane {
  const [r, g, b] = rgb(paper);
  const cover = emptyPlane(ink.width, ink.height);
  for (let index = 0; index < cover.data.length; index += 1) {
    const distance =
      Math.abs(valueAt(ink.r, index) - r) +
      Math.abs(valueAt(ink.g, index) - g) +
      Math.abs(valueAt(ink.b, index) - b);
    cover.data[index] = valueAt(ink.a, index) * Math.min(1, distance / 0.5);
  }
  return cover;
}

/** Letterpress ink is never quite even. */
function mottle(picture: Picture, cover: Plane): void {
  const specks = noise(picture.width, picture.height, 1.1, 1.1, 77).data;
  for (const channel of [picture.r, picture.g, picture.b]) {
    for (let index = 0; index < specks.length; index += 1) {
      channel[index] = valueAt(channel, index) + valueAt(cover.data, index) * 0.05 * valueAt(specks, index);
    }
  }
}

/** The top ply throws its shadow into the opening, and stands proud of it. */
function sinkWindow(picture: Picture, opening: Plane): Plane {
  const scale = faceScale();
  const ply: Plane = { ...opening, data: opening.data.map((value) => 1 - value) };
  const near = blurred(ply, 9 * scale);
  const far = blurred(ply, 26 * scale);
  const { width, height } = picture;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const open = valueAt(opening.data, index);
      if (open < 0.01) continue;
      const nearBy =
        Math.max(0, y - Math.round(13 * scale)) * width + Math.max(0, x - Math.round(10 * scale));
      const farBy = Math.max(0, y - Math.round(22 * scale)) * width + Math.max(0, x - Math.round(16 * scale));
      const kept = 1 - (0.42 * valueAt(near.data, nearBy) + 0.26 * valueAt(far.data, farBy)) * open;
      dim(picture, index, kept ** 0.84, kept ** 0.96, kept);
    }
  }
  return blurred(ply, 1.3 * scale);
}

/** On a clear sheet only what is printed hides the table. */
class Cover {
  private readonly plane: Plane;
  constructor(picture: Picture, base: number) {
    this.plane = {
      width: picture.width,
      height: picture.height,
      data: new Float32Array(picture.a.length).fill(base),
    };
  }

  add(data: Float32Array): void {
    for (let index = 0; index < data.length; index += 1) {
      this.plane.data[index] = Math.max(valueAt(this.plane.data, index), valueAt(data, index));
    }
  }

  apply(picture: Picture): void {
    for (let index = 0; index < picture.a.length; index += 1) {
      picture.a[index] = valueAt(picture.a, index) * valueAt(this.plane.data, index);
    }
  }
}

class Height {
  private plane: Plane | undefined;
  constructor(private readonly picture: Picture) {}

  add(plane: Plane, amount: number): void {
    this.plane ??= emptyPlane(this.picture.width, this.picture.height);
    const { data } = this.plane;
    for (let index = 0; index < data.length; index += 1) {
      data[index] = valueAt(data, index) + valueAt(plane.data, index) * amount;
    }
  }

  get result(): Plane | undefined {
    return this.plane;
  }
}

async function foilLayers(
  face: Face,
  sheet: Sheet,
  picture: Picture,
  lines: Plane | undefined,
): Promise<FoilLayer[]> {
  const layers: FoilLayer[] = [];
  for (const { art, ramp, base } of face.foils ?? [])
    layers.push({ mask: await mask(art, sheet), ramp, base });
  if (lines) layers.unshift({ mask: lines, ramp: GOLD, base: 0.4 });
  const halo = face.stock.halo ?? 0;
  for (const layer of halo > 0 ? layers : []) {
    const crushed = blurred(layer.mask, 3.2 * faceScale()).data;
    for (let index = 0; index < crushed.length; index += 1)
      dim(picture, index, 1 - halo * valueAt(crushed, index));
  }
  return layers;
}

/** Draws a face: stock, printing, letterpress, paper-cut, then relief and foil under one light. */
export async function drawFace(face: Face): Promise<FaceArt> {
  const sheet = face.sheet ?? PORTRAIT;
  const size = pixels(sheet);
  const scale = faceScale();
  const { emphasis = 1 } = face;
  const picture = face.stock.paint(size.width, size.height);
  const height = new Height(picture);
  const clear = face.stock.clear === undefined ? undefined : new Cover(picture, face.stock.clear);
  if (face.print !== undefined) {
    const print = await colours(face.print, sheet);
    layOver(picture, print);
    clear?.add(print.a);
  }
  if (face.ink !== undefined) {
    const ink = await colours(face.ink, sheet);
    layOver(picture, ink);
    clear?.add(ink.a);
    const cover = inkCover(ink, face.stock.colour);
    mottle(picture, cover);
    height.add(blurred(cover, 1.1 * scale), -(face.press ?? 0.42) * 6);
  }
  if (face.window !== undefined) {
    height.add(sinkWindow(picture, await mask(face.window, sheet)), 1.15 * 6.5);
  }
  if (face.emboss !== undefined) {
    height.add(blurred(await mask(face.emboss, sheet), 2.1 * scale), 0.42 * 6.5 * emphasis);
  }
  if (face.deboss !== undefined) {
    height.add(blurred(await mask(face.deboss, sheet), 1.5 * scale), -0.28 * 6.5 * emphasis);
  }
  const lines = face.layers ? await stackSheets(picture, face.layers, sheet) : undefined;
  if (face.cut !== undefined) {
    const outline = await mask(face.cut, sheet);
    picture.a.set(outline.data);
    height.add(blurred(outline, 3 * scale), (face.edge ?? 0.3) * 6);
  }
  const foils = await foilLayers(face, sheet, picture, lines);
  for (const layer of foils) clear?.add(layer.mask.data);
  clear?.apply(picture);
  light(picture, { ...face.stock.relief, height: height.result, foils, seed: face.seed ?? 3 });
  const png = await pngOf(picture);
  if (isRecording()) await recordFace(face, sheet, png);
  return { png, sheet, shaped: face.cut !== undefined };
}
