/** Before the second attempt. */
export const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 300_000;

/** Milliseconds until the next attempt: exponential, with a random factor of 0.5 to 1. */
export function retryDelay(failures: number, random: number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(whole * (0.5 + random / 2));
}
