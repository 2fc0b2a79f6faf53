/** `drafts/UID/portraits/PLACE`: the photographs of a couple's saved draft. All throw Firebase errors. */
import type { CollectionReference } from 'firebase/firestore/lite';
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { PORTRAITS_SENT_KEY } from '#src/config/late-storage-keys.ts';
import { DRAFTS, PORTRAITS } from '#src/domain/collections.ts';
import type { Portrait, PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { PORTRAIT_PLACES, parsePortrait, storedPortrait } from '#src/domain/portraits/portrait.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { readJson, writeText } from '#src/lib/storage.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { Pictures } from './portrait-copies.ts';
import { keepPictures, keptPictures } from './portrait-copies.ts';

/** Enough for a photograph of 350 kB on a slow line. */
export const UPLOAD_TIMEOUT_MS = 60_000;

/** The versions that an account was sent, by place. */
const sentSchema = v.object({ uid: v.string(), places: v.record(v.string(), v.string()) });

export interface FullPortrait {
  readonly portrait: Portrait;
  readonly pictures: Pictures;
}

const bytes = v.custom<Bytes>((value) => value instanceof Bytes);
const pictureFields = v.object({ picture: bytes, thumb: bytes });

export async function portraitDocument({ portrait, pictures }: FullPortrait) {
  const bytesOf = async (blob: Blob) => Bytes.fromUint8Array(new Uint8Array(await blob.arrayBuffer()));
  return {
    ...storedPortrait(portrait),
    picture: await bytesOf(pictures.picture),
    thumb: await bytesOf(pictures.thumb),
    updatedAt: serverTimestamp(),
  };
}

/** Includes the bytes; `undefined` for a document without a photograph. */
export function parseFullPortrait(id: string, fields: unknown): FullPortrait | undefined {
  const place = PORTRAIT_PLACES.find((one) => one === id);
  const portrait = place && parsePortrait(place, fields);
  const found = v.safeParse(pictureFields, fields);
  if (!portrait || !found.success) return undefined;
  const jpegOf = (one: Bytes) => new Blob([new Uint8Array(one.toUint8Array())], { type: 'image/jpeg' });
  const { picture, thumb } = found.output;
  return { portrait, pictures: { picture: jpegOf(picture), thumb: jpegOf(thumb) } };
}

async function portraitsOf(uid: string) {
  return collection(await openDatabase(), DRAFTS, uid, PORTRAITS);
}

/** For when the account's draft was written or deleted elsewhere: which photographs it has is unknown then. */
export function forgetSentPortraits(uid: string): void {
  writeText(PORTRAITS_SENT_KEY, JSON.stringify({ uid, places: {} }));
}

/** Sends what the account does not have yet, and deletes what the draft no longer has. */
export async function saveDraftPortraits(uid: string, portraits: readonly Portrait[]): Promise<void> {
  const all = await portraitsOf(uid);
  const known = sentTo(uid);
  const sent: Record<string, string> = { ...known };
  const note = () => writeText(PORTRAITS_SENT_KEY, JSON.stringify({ uid, places: sent }));
  for (const place of PORTRAIT_PLACES) {
    const portrait = portraits.find((one) => one.place === place);
    const wanted = portrait ? JSON.stringify(storedPortrait(portrait)) : '';
    if (known?.[place] === wanted || (!known && portraits.length === 0)) continue;
    if (portrait) {
      const pictures = await keptPictures(portrait.version);
      // A phone that has lost the bytes leaves what the account has.
      if (!pictures) continue;
      const fields = await portraitDocument({ portrait, pictures });
      await withTimeout(setDoc(doc(all, place), fields), UPLOAD_TIMEOUT_MS);
    } else await withTimeout(deleteDoc(doc(all, place)), UPLOAD_TIMEOUT_MS);
    sent[place] = wanted;
    note();
  }
}

function sentTo(uid: string): Readonly<Partial<Record<PortraitPlace, string>>> | undefined {
  const sent = v.safeParse(sentSchema, readJson(PORTRAITS_SENT_KEY));
  return sent.success && sent.output.uid === uid ? sent.output.places : undefined;
}

export async function readDraftPortraits(uid: string): Promise<readonly FullPortrait[]> {
  return fullPortraits(await portraitsOf(uid));
}

export async function fullPortraits(all: CollectionReference): Promise<readonly FullPortrait[]> {
  const { docs } = await withTimeout(getDocs(query(all, limit(PORTRAIT_PLACES.length))), UPLOAD_TIMEOUT_MS);
  return docs.flatMap((found) => parseFullPortrait(found.id, found.data()) ?? []);
}

/** Stores the photographs of an opened draft on this phone. */
export async function fetchDraftPortraits(uid: string, portraits: readonly Portrait[]): Promise<void> {
  if (portraits.length === 0) return;
  const places: Record<string, string> = {};
  for (const { portrait, pictures } of await readDraftPortraits(uid)) {
    await keepPictures(portrait.version, pictures);
    places[portrait.place] = JSON.stringify(storedPortrait(portrait));
  }
  writeText(PORTRAITS_SENT_KEY, JSON.stringify({ uid, places }));
}

export async function eraseDraftPortraits(uid: string): Promise<void> {
  await deletePortraits(await portraitsOf(uid));
}

/** Deletes all in one request, without reading their bytes. */
export async function deletePortraits(all: CollectionReference): Promise<void> {
  const batch = writeBatch(all.firestore);
  for (const place of PORTRAIT_PLACES) batch.delete(doc(all, place));
  await withTimeout(batch.commit(), UPLOAD_TIMEOUT_MS);
}
