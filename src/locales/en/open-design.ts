/** What can be done with an open card. */
export const OPEN_DESIGN = {
  add: 'Add to Cart',
  added: 'Added. See cart',
  toastAdded: 'Item added to cart',
  toastAlready: 'Item already added to cart',
} as const;
