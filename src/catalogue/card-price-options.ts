/** Options of the price filter (specification §3), in rupees per card. */
export interface PriceOption {
  readonly id: string;
  readonly itemName: string;
}

export const CARD_PRICE_OPTIONS: readonly PriceOption[] = [
  { id: '10-20', itemName: '10-20' },
  { id: '20-30', itemName: '20-30' },
  { id: '30-40', itemName: '30-40' },
  { id: '40-50', itemName: '40-50' },
  { id: '50-70', itemName: '50-70' },
  { id: '70-100', itemName: '70-100' },
  { id: '100-130', itemName: '100-130' },
];
