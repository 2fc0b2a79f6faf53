/** The e-mail about a new order, for the owner: in English, as the owner's pages are. */
export const ORDER_MAIL = {
  subject: (number: string) => `New order ${number}`,
  byQuotation: 'Price by quotation',
} as const;
