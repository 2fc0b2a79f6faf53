import { rupees } from './money.ts';

/** `5%` or `₹100`. Apart from `money.ts`, which is in the first load of every page. */
export function amountOff({ amount, unit }: { amount: number; unit: 'percent' | 'rupees' }): string {
  return unit === 'percent' ? `${amount}%` : rupees(amount);
}
