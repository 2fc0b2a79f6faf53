/** What bills and payments need of the shop (scripts/build/settings.ts); empty where it has none. */
export const SHOP_MONEY = {
  upiId: import.meta.env.VITE_UPI_ID,
  gstin: import.meta.env.VITE_GSTIN,
  fssai: import.meta.env.VITE_FSSAI,
  isComposition: import.meta.env.VITE_COMPOSITION === 'yes',
} as const;
