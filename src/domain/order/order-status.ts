/** Copied into firestore.rules by `npm run rules:write`. */
export const ORDER_STATUSES = [
  'received',
  'confirmed',
  'working',
  'ready',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Only the owner sets one of these: until then, anybody may have written the order's total. */
export const AGREED_STATUSES = ['confirmed', 'working', 'ready', 'delivered'] as const;

export function isAgreed(status: OrderStatus): boolean {
  return AGREED_STATUSES.some((one) => one === status);
}
