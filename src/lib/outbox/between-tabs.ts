import * as v from 'valibot';

/** Longer than an attempt can take: a tab that holds a lock for this long is frozen. */
export const LOCK_TIMEOUT_MS = 30_000;

const outboxChange = v.object({ delivered: v.optional(v.string()) });

export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

/** Runs `work` under a lock shared by all tabs; without lock support or after a timeout, runs it anyway. */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
  locks: Locks | undefined = navigator.locks,
): Promise<Result> {
  if (!locks) return work();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), LOCK_TIMEOUT_MS);
  let started = false;
  const start = () => {
    started = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return await locks.request(name, { signal: timeout.signal }, start);
  } catch (error) {
    if (started) throw error;
    return start();
  }
}

/** Opens the channel on which tabs announce a change of an outbox and, if one was delivered, the message's id. */
export function openTabChannel(name: string, onChange?: (delivered?: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return { notify: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  if (onChange) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(outboxChange, data);
      if (parsed.success) onChange(parsed.output.delivered);
    };
  }
  return {
    notify: (delivered?: string) => channel.postMessage(delivered ? { delivered } : {}),
    close: () => channel.close(),
  };
}
