import type { Firestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { INVITATIONS, PORTRAITS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { parsePortrait } from '#src/domain/portraits/portrait.ts';

/** The couple's photograph on a cover, with its JPEG. */
export interface PublishedCover {
  readonly portrait: Portrait;
  readonly picture: Buffer;
}

/** What a page's budget of 230 kB leaves for its cover on a phone. */
export const PHONE_COVER_BYTES = 46_000;

/** Fills a frame of 360 × 400 pixels on a phone with two dots a pixel. */
const PHONE_COVER = { width: 720, height: 800 };

/** A tenth of the time of the default, 0.1 s for each attempt. */
const EFFORT = 2;

/** The same photograph for phones, an AVIF of at most {@link PHONE_COVER_BYTES}. */
export async function phoneCover(picture: Buffer): Promise<Buffer> {
  const small = sharp(picture).resize({ ...PHONE_COVER, fit: 'outside', withoutEnlargement: true });
  let made = await small.avif({ quality: 60, effort: EFFORT }).toBuffer();
  for (let quality = 52; made.length > PHONE_COVER_BYTES && quality >= 4; quality -= 8) {
    made = await small.avif({ quality, effort: EFFORT }).toBuffer();
  }
  return made;
}

/** The photographs on the covers of `invitations`, by code: one read for each that has one. */
export async function readCovers(
  database: Firestore,
  invitations: readonly Invitation[],
): Promise<ReadonlyMap<string, PublishedCover>> {
  const covers = new Map<string, PublishedCover>();
  for (const { code, portraits } of invitations) {
    const mark = portraits?.find(({ place }) => place === 'cover');
    if (!mark) continue;
    const read = await database.doc(`${INVITATIONS}/${code}/${PORTRAITS}/${mark.place}`).get();
    const portrait = parsePortrait(mark.place, read.data());
    const picture: unknown = read.get('picture');
    if (portrait?.version === mark.version && Buffer.isBuffer(picture))
      covers.set(code, { portrait, picture });
  }
  return covers;
}
