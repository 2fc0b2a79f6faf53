import { WEDDING_COUPLE_KEY } from '#src/config/late-storage-keys.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { removeText } from '#src/lib/storage.ts';
import { removeLists } from './guest-list-copy.ts';

/** `removed` resolves once they are deleted from the phone's storage too. */
type Forget = (removed: Promise<void>) => void;

const inMemory = new Set<Forget>();

/** Registers `forget` to be called by {@link forgetWeddings}, for a module's data of weddings in memory. */
export function onForget(forget: Forget): void {
  inMemory.add(forget);
}

/** One store for each wedding, shared by all components of this tab. {@link forgetWeddings} calls `forget`. */
export function ofEachWedding<Store>(
  make: (code: string) => Store,
  forget = (stores: Map<string, Store>, _removed: Promise<void>) => stores.clear(),
) {
  const stores = new Map<string, Store>();
  onForget((removed) => forget(stores, removed));
  return (code: string): Store => {
    const store = stores.get(code) ?? make(code);
    stores.set(code, store);
    return store;
  };
}

/** Forgets names, guest lists and blessings on a shared phone, but not unsent counts at the door. Never rejects. */
export async function forgetWeddings(): Promise<void> {
  removeText(STORAGE_KEYS.sendQueue);
  removeText(WEDDING_COUPLE_KEY);
  const removed = removeLists();
  for (const forget of inMemory) forget(removed);
  await removed;
}
