import { LIMITS } from './limits.ts';

/** Limits an amount to whole numbers from 1 to 10,000; 0 and NaN become 1 (specification §4). */
export function validAmount(amount: number): number {
  const { min, max } = LIMITS.amount;
  return Number.isFinite(amount) ? Math.min(max, Math.max(min, Math.trunc(amount))) : min;
}
