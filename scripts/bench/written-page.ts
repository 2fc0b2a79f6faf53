import sharp from 'sharp';
import { withRenderer } from '#scripts/build/prerender.ts';
import { pictureFolder } from '#scripts/publish/picture-store.ts';
import type { PublishedCover } from '#scripts/publish/published-covers.ts';
import { writeInvitations } from '#scripts/publish/write-invitations.ts';
import { PATHS } from '#src/config/paths.ts';
import { COVER_PICTURE } from '#src/domain/portraits/limits.ts';
import { versionOf } from '#src/domain/portraits/portrait-version.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { madeInvitations } from './made-invitations.ts';

/** A cover photograph is cropped to this shape, width by height. */
const COVER_SHAPE = 4 / 5;

/** Writes two invitations as `npm run publish` does, the second with a photograph; returns their addresses. */
export async function writeMadeInvitations(out: string): Promise<string[]> {
  const cover = await heaviestCover();
  const invitations = madeInvitations(2).map((invitation, place) =>
    place === 0 ? invitation : { ...invitation, portraits: [cover.portrait] },
  );
  const covers = new Map(invitations.slice(1).map(({ code }) => [code, cover]));
  await withRenderer(out, DEFAULT_LANGUAGE, (renderer) =>
    writeInvitations(renderer, out, invitations, pictureFolder('bench'), covers),
  );
  return invitations.map(({ code }) => PATHS.invitation(code));
}

/** As large as the editor makes them. */
async function heaviestCover(): Promise<PublishedCover> {
  const height = COVER_PICTURE.longest;
  const width = Math.round(height * COVER_SHAPE);
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#8c1c38', noise } }).blur(1.2);
  let picture = await grain.jpeg({ quality: 90 }).toBuffer();
  for (let quality = 88; picture.length > COVER_PICTURE.bytes && quality > 0; quality -= 2) {
    picture = await grain.jpeg({ quality }).toBuffer();
  }
  const version = await versionOf(new Blob([new Uint8Array(picture)]));
  return { picture, portrait: { place: 'cover', version, width, height, x: 0.5, y: 0.4, alt: 'Grain' } };
}
