/** Texts for visitors about the board. */
export const BOARD_TEXT = {
  label: 'News from the shop',
  close: 'Close this notice',
  closedOn: (days: string) =>
    `We are closed on ${days}. You can still message us: we will reply when we are back.`,
  closedToday: 'We are closed today. You can still message us: we will reply when we are back.',
  closedTodayAnd: (days: string) =>
    `We are closed today and on ${days}. You can still message us: we will reply when we are back.`,
  and: ' and ',
  /** In carts and messages; by its number the shop finds the prices that were shown. */
  priceList: (rev: number) => `Price list no. ${rev}`,
  coupon: {
    label: 'Coupon code',
    hint: 'If you have one. We deduct it when we confirm the exact price.',
    unknown: 'We do not know this code, or it has expired.',
    line: (code: string, off: string) => `Coupon ${code}: ${off} off`,
  },
} as const;
