import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from '#scripts/processes/start-process.ts';

const POLL_INTERVAL_MS = 100;
const GIVE_UP_AFTER_MS = 180_000;

/** Throws if the process ends first or nothing responds within three minutes. */
export async function untilReady(what: string, url: string, from: RunningProcess): Promise<void> {
  let ended = false;
  void from.exited.then(() => {
    ended = true;
  });
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < giveUpAt) {
    if (ended) throw new Error(`${what} exited before it was ready.`);
    if (await responds(url)) return;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`${what} did not respond at ${url} within ${GIVE_UP_AFTER_MS / 1_000} seconds.`);
}

export async function responds(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}
