/** Name and bank: `shop@bank`. */
export const UPI_ID_PATTERN = '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,32}$';

interface UpiPayment {
  readonly payee: string;
  readonly name: string;
  /** In whole rupees. */
  readonly amount: number;
  readonly note: string;
}

/** What a UPI app reads from a QR code (NPCI, UPI linking specification). As a link it fails in many apps. */
export function upiAddress({ payee, name, amount, note }: UpiPayment): string {
  const parts = { pa: payee, pn: name, am: amount.toFixed(2), cu: 'INR', tn: note };
  // A space as `+`, which URLSearchParams writes, is shown as a plus.
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
