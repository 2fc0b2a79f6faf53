/** Text for ordering on WhatsApp, shared by both carts. */
export const CHECKOUT = {
  part: (part: number, parts: number) => `Send part ${part} of ${parts}`,
  sent: 'opened',
  partsTitle: 'Your order in parts',
  partsLine: 'This is a long order, so it goes to WhatsApp in parts. Send them one by one.',
  copy: 'Copy order',
  copied: 'Order copied',
  copyFailed: 'The order could not be copied. Open it in WhatsApp and copy it from there.',
} as const;
