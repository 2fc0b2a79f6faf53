import { vi } from 'vitest';

/** How long a test waits. The libraries' default of one second is enough on an idle machine only. */
export const LONGEST_WAIT_MS = 10_000;

let settle = () => {};

/** Has every {@link until} call `work` before it resolves. */
export function afterWaiting(work: () => void): void {
  settle = work;
}

/** Resolves with the result of `check` once it no longer throws; rejects with its error after {@link LONGEST_WAIT_MS}. */
export async function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const result = await vi.waitFor(check, { timeout: LONGEST_WAIT_MS });
  settle();
  return result;
}
