export const OPEN_DESIGN = {
  add: 'Add to Cart',
  /** In place of `add`. */
  out: 'Sold out just now',
  added: 'Added. See cart',
  toastAdded: 'Item added to cart',
  toastAlready: 'Item already added to cart',
} as const;
