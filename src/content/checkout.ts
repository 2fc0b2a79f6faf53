/** The words of sending an order over WhatsApp, the same for cards and for catering. */
export const CHECKOUT = {
  part: (part: number, parts: number) => `Send part ${part} of ${parts}`,
  sent: 'opened',
  partsTitle: 'Your order in parts',
  partsLine: 'The order is long, so WhatsApp takes it in parts. Send each one in turn.',
  copy: 'Copy order',
  copied: 'Order copied',
  copyFailed: 'The order could not be copied. Press and hold the text of the chat instead.',
} as const;
