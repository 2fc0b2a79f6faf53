import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Fields, StoredDocument } from '#tests/support/firestore-rest.ts';
import { COMING, INVITATION, PATH } from '#tests/support/invitation-documents.ts';
import { ALBUM_AT } from '#tests/support/photo-documents.ts';
import type { Database } from './database.ts';
import { openLive } from './live.ts';

/** The address of the album's page. */
export const ALBUM_PAGE = `${PATH.replace('invitations', '/i')}/photos`;

const DAY_MS = 86_400_000;

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Stores an invitation whose album takes photographs from yesterday until tomorrow. */
export async function openAlbum(
  database: Pick<Database, 'add'>,
  album: Fields = {},
  page: Fields = {},
): Promise<void> {
  const now = Date.now();
  await database.add(PATH, {
    ...INVITATION,
    functions: { f1: COMING },
    language: 'en',
    createdAt: new Date(now - DAY_MS),
    ...page,
  });
  await database.add(ALBUM_AT, {
    opensAt: new Date(now - DAY_MS),
    closesAt: new Date(now + DAY_MS),
    revealsAt: new Date(now - DAY_MS),
    blocked: [],
    updatedAt: new Date(now - DAY_MS),
    ...album,
  });
}

/** Opens the page where photographs can be chosen, and waits for the code that makes them smaller. */
export async function openUpload(page: Page): Promise<void> {
  const worker = page.waitForResponse(/\/picture-worker/);
  await openLive(page, ALBUM_PAGE);
  await page.getByRole('button', { name: 'Choose photographs' }).waitFor();
  await (await worker).finished();
}

export async function choosePhotographs(page: Page, files: readonly ChosenFile[]): Promise<void> {
  await page
    .getByLabel('Choose photographs')
    .and(page.locator('input'))
    .setInputFiles([...files]);
}

/** As {@link guestPhotograph}, of 12 megapixels. To draw it takes half a second. */
export function cameraPhotograph(index: number): Promise<ChosenFile> {
  return guestPhotograph(index, 'jpeg', 4_000);
}

/** With all that a phone writes into it: its place, a time, and how it was held. Has to be made smaller to be sent. */
export async function guestPhotograph(
  index: number,
  kind: 'jpeg' | 'png' = 'jpeg',
  width = 2_000,
): Promise<ChosenFile> {
  const head = 300 + index * 40;
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 3000" width="${width}" height="${(width * 3) / 4}"><rect width="4000" height="3000" fill="hsl(${index * 27} 45% 60%)"/><circle cx="2000" cy="1300" r="${head}" fill="#b07a52"/><rect x="1500" y="${1300 + head}" width="1000" height="1700" fill="#8c1c38"/></svg>`,
    ),
  );
  if (kind === 'png') {
    return { name: `guest-${index}.png`, mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
  }
  const buffer = await drawn
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Pocket' },
      IFD2: { DateTimeOriginal: '2026:11:20 19:30:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 54/1 0/1', GPSLongitudeRef: 'E' },
    })
    .toBuffer();
  return { name: `guest-${index}.jpg`, mimeType: 'image/jpeg', buffer };
}

export const BROKEN_PHOTOGRAPH: ChosenFile = {
  name: 'half.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
};

/** As an iPhone makes one, of 1,600 × 1,200 pixels; drawn, and made with `heif-enc`. */
export function heicPhotograph(): ChosenFile {
  return {
    name: 'IMG_0001.heic',
    mimeType: 'image/heic',
    buffer: readFileSync(new URL('./guest-photograph.heic', import.meta.url)),
  };
}

/** The bytes of a field. */
export function bytesOf({ fields }: StoredDocument, field: string): Buffer {
  return Buffer.from(fields[field]?.bytesValue ?? '', 'base64');
}
