/** How the tabs of one browser, and its service worker, coordinate. */
import * as v from 'valibot';

const CHANNEL = 'shagun-outbox';

/** Longer than an attempt and its storage can take: whoever holds a lock for so long is a tab the browser has frozen. */
export const LOCK_PATIENCE_MS = 30_000;

const news = v.object({ delivered: v.optional(v.string()) });

/** The part of the browser's lock manager that is used here. */
export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

/**
 * Runs `work` while nobody else in this browser runs anything under the same name. Without locks, or when the holder
 * does not let go in time, it runs all the same: a message sent by two tabs is still one document.
 */
export async function aloneAmongTabs<Result>(
  name: string,
  work: () => Promise<Result>,
  locks: Locks | undefined = navigator.locks,
): Promise<Result> {
  if (!locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  let started = false;
  const start = () => {
    started = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return await locks.request(`${CHANNEL}.${name}`, { signal: patience.signal }, start);
  } catch (error) {
    if (started) throw error;
    return start();
  }
}

/** Opens the channel between tabs: something in the outbox has changed, and perhaps which message has arrived. */
export function newsChannel(heard?: (delivered?: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  if (heard) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(news, data);
      if (parsed.success) heard(parsed.output.delivered);
    };
  }
  return {
    tell: (delivered?: string) => channel.postMessage(delivered ? { delivered } : {}),
    close: () => channel.close(),
  };
}
