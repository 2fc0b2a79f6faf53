/** `invitations/CODE/photos` as guests write and read them (decision 038). All throw without Firestore. */
import * as v from 'valibot';
import type { Album } from '#src/domain/album/album.ts';
import { parseAlbum } from '#src/domain/album/album.ts';
import { ALBUM_PAGE } from '#src/domain/album/limits.ts';
import type { PhotoFacts, ShownPhoto } from '#src/domain/album/photo.ts';
import { parseShownPhoto } from '#src/domain/album/photo.ts';
import {
  ALBUM,
  ALBUM_SETTINGS,
  CLOSED,
  INVITATIONS,
  PHOTO_FILES,
  PHOTO_OBJECTIONS,
  PHOTOS,
  SHOWN_PHOTOS,
} from '#src/domain/collections.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { findDocument } from '#src/lib/find-document.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { commit, lookUpDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import type { PlainFields } from '#src/lib/firestore-values.ts';
import { EncodedBytes } from '#src/lib/firestore-values.ts';
import { DELIVERIES, deliveryByReceipt } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { Page } from '#src/lib/pages-api.ts';
import { base64Of } from '#src/lib/pictures/base64.ts';
import { bytesOfJpeg, jpegAddress } from '#src/lib/pictures/data-address.ts';
import { isThumb } from './approved-picture.ts';
import type { ChangeSource } from './change-page.ts';
import { changesOf, newestPage } from './change-page.ts';

/** Half a megabyte on a slow line. */
export const SEND_PHOTO_MS = 90_000;

/** A photograph in a guest's outbox. */
export interface SentPhoto extends PhotoFacts {
  readonly code: string;
  readonly phone: string;
  readonly key: string;
  readonly picture: Blob;
  readonly thumb: Blob;
}

/** A photograph that guests see, with the `data:` address of its thumbnail. */
export interface ShownThumb extends ShownPhoto {
  readonly thumb: string;
}

function pathOf(code: string, collection: string, id: string): string {
  return `${INVITATIONS}/${code}/${collection}/${id}`;
}

/** Writes a photograph under its id. The rules take it once; if it is refused, it may have arrived before. */
export async function sendPhoto(id: string, sent: SentPhoto, token?: string): Promise<Delivery> {
  const { code, picture, thumb, name, width, height, phone, key, takenAt } = sent;
  const photo = {
    name,
    width,
    height,
    phone,
    key,
    takenAt: takenAt === null ? null : new Date(takenAt),
    thumb: await bytesOf(thumb),
    state: 'new',
    book: 'no',
  };
  const written = await commit(
    {
      writes: [
        { path: pathOf(code, PHOTOS, id), fields: photo, timeField: 'createdAt' },
        { path: pathOf(code, PHOTO_FILES, id), fields: { picture: await bytesOf(picture) } },
      ],
      timeoutMs: SEND_PHOTO_MS,
    },
    token,
  );
  if (written !== 'refused') return DELIVERIES[written];
  return deliveryByReceipt(`${INVITATIONS}/${code}/${PHOTOS}`, id, `${INVITATIONS}/${code}/${CLOSED}`, token);
}

async function bytesOf(blob: Blob): Promise<EncodedBytes> {
  return new EncodedBytes(base64Of(new Uint8Array(await blob.arrayBuffer())));
}

/** Deletes a photograph with its key's secret. `done` also if it was deleted before; `refused` if another phone has sent it. */
export async function takeBackPhoto(code: string, id: string, secret: string): Promise<FirestoreResult> {
  const token = await appCheckToken();
  const taken = await commit(
    {
      writes: [
        { path: pathOf(code, CLOSED, id), fields: { secret }, timeField: 'closedAt' },
        { path: pathOf(code, SHOWN_PHOTOS, id), fields: {}, timeField: 'changedAt' },
      ],
      deletes: [pathOf(code, PHOTOS, id), pathOf(code, PHOTO_FILES, id)],
    },
    token,
  );
  if (taken !== 'refused') return taken;
  const tombstone = await lookUpDocument(`${INVITATIONS}/${code}/${CLOSED}`, id, token);
  if (tombstone === 'there') return 'done';
  return tombstone === 'missing' ? 'refused' : 'not now';
}

/** The wedding's album; `undefined` if the couple has opened none. */
export async function readAlbum(code: string): Promise<Album | undefined> {
  const found = await findDocument(pathOf(code, ALBUM, ALBUM_SETTINGS), await appCheckToken());
  return typeof found === 'object' ? parseAlbum(found) : undefined;
}

/** A page of the shown photographs, the newest first; empty while the album is not revealed. */
export function readShownPhotos(code: string, after?: TimeCursor): Promise<Page<ShownThumb, TimeCursor>> {
  return newestPage(shownOf(code), parseThumb, after);
}

/** Changes of the shown photographs, for the wall; `closed` while the album is not revealed. */
export function shownPhotoChanges(code: string): ChangeSource<ShownThumb> {
  return changesOf(shownOf(code), parseThumb);
}

function shownOf(code: string) {
  return { parent: `${INVITATIONS}/${code}`, collection: SHOWN_PHOTOS, limit: ALBUM_PAGE };
}

const thumbField = v.object({ thumb: v.string() });

function parseThumb(id: string, fields: PlainFields): ShownThumb | undefined {
  const photo = parseShownPhoto(id, fields);
  const bytes = v.safeParse(thumbField, fields);
  if (!photo || !bytes.success) return undefined;
  const thumb = jpegAddress(bytes.output.thumb);
  return isThumb(bytesOfJpeg(thumb)) ? { ...photo, thumb } : undefined;
}

/** Requests the removal of a photograph. `refused` if that was requested before, or it is no longer shown. */
export async function objectToPhoto(code: string, id: string, reason: string): Promise<FirestoreResult> {
  const write = { path: pathOf(code, PHOTO_OBJECTIONS, id), fields: { reason }, timeField: 'createdAt' };
  return writeDocument(write, await appCheckToken());
}
