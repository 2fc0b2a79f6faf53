import { groupDigits } from '#src/lib/money.ts';

/** `₹1,234.50`, as on bills. */
export function rupeesAndPaise(paise: number): string {
  const whole = Math.floor(Math.abs(paise) / 100);
  const rest = String(Math.abs(paise) % 100).padStart(2, '0');
  return `${paise < 0 ? '−' : ''}₹${groupDigits(whole)}.${rest}`;
}

/** `−₹1,375`: a discount in whole rupees, or an amount. */
export function signedRupees(amount: number): string {
  return `${amount < 0 ? '−' : ''}₹${groupDigits(Math.abs(amount))}`;
}
