import { vi } from 'vitest';

/** How long a test waits. The libraries' default of one second is enough on an idle machine only. */
export const LONGEST_WAIT_MS = 10_000;

/** Resolves with the result of `check` once it no longer throws; rejects with its error after {@link LONGEST_WAIT_MS}. */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: LONGEST_WAIT_MS });
}
