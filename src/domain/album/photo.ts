/** A guest's photograph: `Photo` as those who approve it read it, {@link ShownPhoto} as everybody does. Bytes are JPEG. */
import * as v from 'valibot';
import { BLESSING_STATES } from '#src/domain/blessing/blessing-states.ts';
import { hexHash } from '#src/lib/hex-hash.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

/** What is decided about a photograph; `approved` ones are shown. The same as of blessings. */
export const PHOTO_STATES = BLESSING_STATES;

export type PhotoState = (typeof PHOTO_STATES)[number];

/** Where a photograph is in the printed book: nowhere, on a page of its own, or one of four on a page. */
export const BOOK_PLACES = ['no', 'page', 'quarter'] as const;

export type BookPlace = (typeof BOOK_PLACES)[number];

const side = v.pipe(v.number(), v.integer(), v.minValue(1));

const shown = {
  /** Of its picture, in pixels. */
  width: side,
  height: side,
  /** Of the guest; may be empty. */
  name: v.string(),
  /** In milliseconds since 1970, as the camera has written it; `null` if it has not. */
  takenAt: v.nullable(timestampSchema),
  /** When it arrived, in milliseconds since 1970. */
  createdAt: timestampSchema,
};

const shownDocument = v.object(shown);

export interface ShownPhoto extends Parsed<typeof shownDocument> {
  readonly id: string;
}

/** All of a photograph that guests may read, but its thumbnail. */
export type PhotoFacts = Omit<ShownPhoto, 'id' | 'createdAt'>;

const document = v.object({
  ...shown,
  state: v.picklist(PHOTO_STATES),
  book: v.picklist(BOOK_PLACES),
  /** The mark of the phone that sent it. */
  phone: v.string(),
});

export interface Photo extends Parsed<typeof document> {
  readonly id: string;
}

/** The photograph in a document's fields; `undefined` when they are none. */
export function parsePhoto(id: string, fields: unknown): Photo | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

/** The photograph in a public copy's fields; `undefined` once it is no longer shown. */
export function parseShownPhoto(id: string, fields: unknown): ShownPhoto | undefined {
  const parsed = v.safeParse(shownDocument, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

/** The id of a photograph: the same file is the same photograph of a wedding, no matter who sends it. */
export async function photoIdOf(code: string, file: Blob): Promise<string> {
  const inFile = await hexHash(await file.arrayBuffer());
  return (await hexHash(`${code} ${inFile}`)).slice(0, 32);
}

/** By what a wedding tells the photographs of a phone from others. It is another one at each wedding. */
export function phoneMarkOf(phoneSecret: string, code: string): Promise<string> {
  return hexHash(`${phoneSecret} ${code}`);
}

/** The secret with which a photograph can be taken back, from that of the phone that sent it. */
export function photoSecretOf(phoneSecret: string, id: string): Promise<string> {
  return hexHash(`${phoneSecret} ${id}`);
}

/** What is stored of a photograph's secret, for firestore.rules to compare. */
export function photoKeyOf(photoSecret: string): Promise<string> {
  return hexHash(photoSecret);
}
