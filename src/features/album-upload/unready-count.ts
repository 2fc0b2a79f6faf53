import { UNREADY_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import type { StorageKey } from '#src/config/storage-keys.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';

interface UnreadyCount {
  /** Keeps how many photographs would be lost with this page. */
  readonly keep: (count: number) => void;
  /**
   * Calls `tell` with how many were lost with each other page, if any, as soon as that is gone. Where the browser has no locks that
   * cannot be known, and an open page counts as gone.
   */
  readonly findLost: (tell: (count: number) => void) => void;
}

/** How many photographs are not safe in the phone's storage yet. A page has its own key, and holds a lock of that name while it has some. */
export function unreadyCount(code: string): UnreadyCount {
  const key = `${UNREADY_PHOTOS_PREFIX}${code}.${newDocumentId()}` as const;
  const locks: LockManager | undefined = navigator.locks;
  /** Keys of pages that are gone. */
  const lost = new Set<StorageKey>();
  let release: (() => void) | undefined;

  function hold(): void {
    if (release) return;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks?.request(key, () => released).catch(() => undefined);
  }

  return {
    keep(count) {
      for (const one of lost) removeText(one);
      lost.clear();
      if (count > 0) {
        hold();
        writeText(key, String(count));
        return;
      }
      removeText(key);
      release?.();
      release = undefined;
    },
    findLost(tell) {
      for (const one of keysStartingWith(UNREADY_PHOTOS_PREFIX)) {
        const find = () => {
          const count = Number(readText(one)) || 0;
          if (count === 0) return;
          lost.add(one);
          tell(count);
        };
        if (!one.startsWith(`${UNREADY_PHOTOS_PREFIX}${code}`)) continue;
        if (locks) locks.request(one, find).catch(find);
        else find();
      }
    },
  };
}
