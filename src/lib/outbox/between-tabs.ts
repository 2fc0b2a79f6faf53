import * as v from 'valibot';
import type { OutboxChange } from './outbox.ts';
import { ATTEMPT_TIMEOUT_MS } from './outbox.ts';

/** Time that a tab may need besides its attempt: one that holds a lock for longer is frozen. */
const LOCK_SPARE_MS = 10_000;

const outboxChange = v.object({ delivered: v.optional(v.string()), discarded: v.optional(v.string()) });

export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

/** For another tab whose attempts take at most `attemptMs`. */
export function lockPatience(attemptMs = ATTEMPT_TIMEOUT_MS): number {
  return attemptMs + LOCK_SPARE_MS;
}

/** Shares the lock with all tabs; without lock support, or once `patienceMs` have passed, runs `work` anyway. */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
  patienceMs: number,
  locks: Locks | undefined = navigator.locks,
): Promise<Result> {
  if (!locks) return work();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), patienceMs);
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

export function openTabChannel(name: string, onChange?: (change: OutboxChange) => void) {
  if (typeof BroadcastChannel === 'undefined') return { notify: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  if (onChange) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(outboxChange, data);
      if (parsed.success) onChange(parsed.output);
    };
  }
  return {
    notify: (change: OutboxChange) => channel.postMessage(change),
    close: () => channel.close(),
  };
}
