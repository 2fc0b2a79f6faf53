import { UNREADY_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { readText, removeText, writeText } from '#src/lib/storage.ts';

interface UnreadyCount {
  /** Keeps how many photographs would be lost with this page. */
  readonly keep: (count: number) => void;
  /**
   * Calls `tell` with how many were lost with another page, if any, as soon as that is gone. Where the browser has no locks that
   * cannot be known, and an open page counts as gone.
   */
  readonly findLost: (tell: (count: number) => void) => void;
}

/** How many photographs are not safe in the phone's storage yet. A page holds a lock of that name while it has some. */
export function unreadyCount(code: string): UnreadyCount {
  const key = `${UNREADY_PHOTOS_PREFIX}${code}` as const;
  const locks: LockManager | undefined = navigator.locks;
  /** Whether the stored count is this page's, or left by one that is gone. */
  let isOurs = false;
  let release: (() => void) | undefined;

  function hold(): void {
    if (release) return;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks?.request(key, { mode: 'shared' }, () => released).catch(() => undefined);
  }

  return {
    keep(count) {
      if (count > 0) {
        hold();
        writeText(key, String(count));
        isOurs = true;
        return;
      }
      if (isOurs) removeText(key);
      isOurs = false;
      release?.();
      release = undefined;
    },
    findLost(tell) {
      const find = () => {
        const count = Number(readText(key)) || 0;
        if (isOurs || count === 0) return;
        isOurs = true;
        tell(count);
      };
      if (locks && readText(key)) locks.request(key, find).catch(find);
      else find();
    },
  };
}
