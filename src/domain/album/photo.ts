/** A guest's photograph (JPEG): `Photo` for those who approve it, {@link ShownPhoto} for everybody. */
import * as v from 'valibot';
import { BLESSING_STATES } from '#src/domain/blessing/blessing-states.ts';
import { hexHash } from '#src/lib/hex-hash.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

export const PHOTO_STATES = BLESSING_STATES;

export type PhotoState = (typeof PHOTO_STATES)[number];

/** In the printed book: nowhere, on a page of its own, or one of four on a page. */
export const BOOK_PLACES = ['no', 'page', 'quarter'] as const;

export type BookPlace = (typeof BOOK_PLACES)[number];

const side = v.pipe(v.number(), v.integer(), v.minValue(1));

const shown = {
  width: side,
  height: side,
  name: v.string(),
  /** As the camera wrote it, in milliseconds since 1970; `null` if it did not. */
  takenAt: v.nullable(timestampSchema),
  createdAt: timestampSchema,
};

const shownDocument = v.object(shown);

export interface ShownPhoto extends Parsed<typeof shownDocument> {
  readonly id: string;
}

export type PhotoFacts = Omit<ShownPhoto, 'id' | 'createdAt'>;

const document = v.object({
  ...shown,
  state: v.picklist(PHOTO_STATES),
  book: v.picklist(BOOK_PLACES),
  phone: v.string(),
});

export interface Photo extends Parsed<typeof document> {
  readonly id: string;
}

export function parsePhoto(id: string, fields: unknown): Photo | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

/** `undefined` once the photograph is no longer shown. */
export function parseShownPhoto(id: string, fields: unknown): ShownPhoto | undefined {
  const parsed = v.safeParse(shownDocument, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

/** The same file has the same id in a wedding, no matter who sends it. */
export async function photoIdOf(code: string, file: Blob): Promise<string> {
  const inFile = await hexHash(await file.arrayBuffer());
  return (await hexHash(`${code} ${inFile}`)).slice(0, 32);
}

/** Tells a phone's photographs from those of others; a phone has another mark at each wedding. */
export function phoneMarkOf(phoneSecret: string, code: string): Promise<string> {
  return hexHash(`${phoneSecret} ${code}`);
}

/** The secret with which a photograph can be taken back, derived from the phone's own. */
export function photoSecretOf(phoneSecret: string, id: string): Promise<string> {
  return hexHash(`${phoneSecret} ${id}`);
}

/** What is stored of a photograph's secret, for firestore.rules to compare. */
export function photoKeyOf(photoSecret: string): Promise<string> {
  return hexHash(photoSecret);
}
