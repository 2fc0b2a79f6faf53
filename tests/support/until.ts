import { vi } from 'vitest';

/** For what a test waits for. The second of the libraries passes on an idle machine only. */
export const LONGEST_WAIT_MS = 10_000;

/** Resolves with the result of `check` once it no longer throws; rejects with its error after {@link LONGEST_WAIT_MS}. */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: LONGEST_WAIT_MS });
}
