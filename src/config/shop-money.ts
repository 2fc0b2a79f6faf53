/** What bills and payments need of the shop (scripts/build/settings.ts); empty where it has none. */
export const SHOP_MONEY = {
  upiId: import.meta.env.VITE_UPI_ID,
  /** In which customers may pay without a fee. */
  ways: import.meta.env.VITE_PAYMENT_WAYS.split(/\s+/),
  gstin: import.meta.env.VITE_GSTIN,
  fssai: import.meta.env.VITE_FSSAI,
  isComposition: import.meta.env.VITE_COMPOSITION === 'yes',
} as const;
