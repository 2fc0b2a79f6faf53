import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { newDocumentId } from './document-id.ts';
import { readText, writeText } from './storage.ts';

const SHAPE = /^[0-9a-f]{32}$/;

/** Random, for documents that several phones change. Lost with the browser's data. */
export function deviceId(): string {
  const known = readText(STORAGE_KEYS.deviceId);
  if (known && SHAPE.test(known)) return known;
  const made = newDocumentId();
  writeText(STORAGE_KEYS.deviceId, made);
  return made;
}
