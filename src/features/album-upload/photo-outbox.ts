import * as v from 'valibot';
import type { SentPhoto } from '#src/data/photo-store.ts';
import { SEND_PHOTO_MS, sendPhoto } from '#src/data/photo-store.ts';
import { LIMITS } from '#src/domain/album/limits.ts';
import { HASH_PATTERN, INVITATION_CODE_PATTERN } from '#src/domain/text-patterns.ts';
import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.photoSide.max));
const hash = v.pipe(v.string(), v.regex(new RegExp(HASH_PATTERN, 'u')));

const sentPhoto: v.GenericSchema<unknown, SentPhoto> = v.object({
  code: v.pipe(v.string(), v.regex(new RegExp(INVITATION_CODE_PATTERN, 'u'))),
  width: side,
  height: side,
  name: v.pipe(v.string(), v.maxLength(LIMITS.photoName.max)),
  takenAt: v.nullable(v.number()),
  phone: hash,
  key: hash,
  picture: v.blob(),
  thumb: v.blob(),
});

/** Photographs for albums, each under the id of `photoIdOf`. */
export const PHOTO_OUTBOX = defineOutbox<SentPhoto>({
  name: 'photos',
  schema: sentPhoto,
  send: sendPhoto,
  attemptMs: SEND_PHOTO_MS,
});

export const photoOutbox = tabOutbox(PHOTO_OUTBOX);
