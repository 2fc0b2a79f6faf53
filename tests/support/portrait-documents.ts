import { createHash } from 'node:crypto';
import type { Fields, Verdict, Who } from './firestore-rest.ts';
import { SERVER_TIME, write, writeAll } from './firestore-rest.ts';
import { INVITATION, MEERA, PATH, START } from './invitation-documents.ts';

export const DRAFT_PATH = `drafts/${MEERA.uid}`;
export const DRAFT = { content: '{}', email: 'meera@mail.example', updatedAt: SERVER_TIME };

/** Bytes that start like a JPEG. */
export function jpegBytes(size: number, last = 0): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0].slice(0, size));
  bytes[size - 1] = last;
  return bytes;
}

export function versionOfBytes(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** A stored photograph with these bytes. */
export function portraitOf(picture: Uint8Array) {
  return {
    version: versionOfBytes(picture),
    picture,
    thumb: jpegBytes(300),
    width: 1_600,
    height: 1_200,
    x: 0.5,
    y: 0.25,
    alt: 'Meera and Aarav by the lake',
    updatedAt: SERVER_TIME,
  };
}

export const PORTRAIT = portraitOf(jpegBytes(3_000));

/** The page with the marks of photographs, as saved together with one. */
export function pageWith(marks: readonly string[]): Fields {
  return { ...INVITATION, createdAt: START, order: ['f1', ...marks].join(' ') };
}

export function portraitPath(place: string): string {
  return `${PATH}/portraits/${place}`;
}

/** Saves a photograph in one request with its page, which names it unless `marks` say otherwise. */
export function savePortrait(
  who: Who,
  place: string,
  portrait: Fields = PORTRAIT,
  marks: readonly string[] = [`${place}:${portrait.version}`],
): Promise<Verdict> {
  return writeAll(who, [
    [PATH, pageWith(marks)],
    [portraitPath(place), portrait],
  ]);
}

/** Stores a photograph of a page that names it, bypassing the rules. */
export async function storedPortraitAt(place: string): Promise<void> {
  await write('owner', portraitPath(place), { ...PORTRAIT, updatedAt: START });
}
