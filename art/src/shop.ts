/**
 * Everything the studio knows about the shop: the shapes pictures come in, the manifest it keeps for the shop, and
 * the folders it writes to. No other file here reaches outside `art/`.
 */
import path from 'node:path';

import { addToManifest, MANIFEST } from '../../scripts/media/manifest.ts';
import type {
  CardLettering,
  LetteringFill,
  LetteringRole,
  LetteringSlot,
  Matrix,
  Point,
  SeriesLettering,
} from '../../src/catalogue/lettering/slots.ts';
import { PICTURE_SHAPES } from '../../src/config/media.ts';

const SHOP = path.resolve(import.meta.dirname, '../..');

export type { CardLettering, LetteringFill, LetteringRole, LetteringSlot, Matrix, Point, SeriesLettering };

/** Where pictures, films and music are published. */
export const MEDIA = path.join(SHOP, 'public/media');
/** Where the places for couples' names are kept, a file per card series. */
export const LETTERING = path.join(SHOP, 'src/catalogue/lettering');
/** Where the frames of the app's icons are kept. */
export const ICON_FRAMES = path.join(SHOP, 'scripts/brand/frames');
/** Where the sheets with all cards are kept. */
export const CARD_SHEETS = path.join(SHOP, 'docs/cards');

/** The shapes pictures come in, with their sizes in pixels. */
export const SHAPES = PICTURE_SHAPES;
export type PictureShape = keyof typeof SHAPES;

/** What the shop must know about a picture: its shape, its average colour as `#rrggbb`, and whether it is a photograph. */
export type PictureEntry = (typeof MANIFEST)[string];

/** Every published picture by name. */
export const PUBLISHED: Readonly<Record<string, PictureEntry>> = MANIFEST;

/** The published pictures that are drawn here: photographs (`npm run photo`) have no recipe, or hide its picture. */
export const DRAWN: Readonly<Record<string, PictureEntry>> = Object.fromEntries(
  Object.entries(PUBLISHED).filter(([, { photo }]) => !photo),
);

/** Whether a name's picture is a photograph, which is not drawn over unless `named` has all of its name. */
export function keepsPhoto(
  name: string,
  named: readonly string[],
  published: Readonly<Record<string, PictureEntry>> = PUBLISHED,
): boolean {
  return published[name]?.photo === true && !named.includes(name);
}

/** Adds pictures to the shop's manifest as it is by now, or replaces their entries. */
export function publish(drawn: ReadonlyMap<string, PictureEntry>): void {
  if (drawn.size > 0) addToManifest(Object.fromEntries(drawn));
}
