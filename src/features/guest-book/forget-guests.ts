import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { removeBooks } from '#src/data/guest-book-copy.ts';
import { removeText } from '#src/lib/storage.ts';
import { storedQueue } from './sending/send-queue.ts';
import { forgetOpenBooks } from './use-guest-book.ts';

/** Forgets what a shared phone keeps of guest lists. Counts at the door that are not sent yet stay. Never rejects. */
export async function forgetGuests(): Promise<void> {
  forgetOpenBooks();
  storedQueue.change(() => undefined);
  removeText(STORAGE_KEYS.sendQueue);
  await removeBooks();
}
