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

export const ORDER_KINDS = ['cards', 'catering'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];
