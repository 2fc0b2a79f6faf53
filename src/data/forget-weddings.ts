import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { removeText } from '#src/lib/storage.ts';
import { removeLists } from './guest-list-copy.ts';

const inMemory = new Set<() => void>();

/** Has `forget` called by {@link forgetWeddings}, for what a module keeps of weddings in memory. */
export function onForget(forget: () => void): void {
  inMemory.add(forget);
}

/** Forgets guest lists and blessings on a shared phone, but not counts at the door that are not sent yet. Never rejects. */
export async function forgetWeddings(): Promise<void> {
  for (const forget of inMemory) forget();
  removeText(STORAGE_KEYS.sendQueue);
  await removeLists();
}
