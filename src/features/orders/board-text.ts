/** What an order says of the board: its revision, and the customer's coupon. */
import type { CouponTerms } from '#src/domain/board/board.ts';
import type { PlacedOrder } from '#src/domain/order/order.ts';
import { amountOff } from '#src/lib/amount-off.ts';
import { BOARD_TEXT } from '#text/board.ts';

export function couponText(coupon: CouponTerms): string {
  return BOARD_TEXT.coupon.line(coupon.code, amountOff(coupon));
}

/** A line each, for messages; nothing where there was neither. */
export function boardLines({ board, coupon }: Pick<PlacedOrder, 'board' | 'coupon'>): string[] {
  return [
    ...(coupon === '' ? [] : [`${BOARD_TEXT.coupon.label}: ${coupon}`]),
    ...(board === 0 ? [] : [BOARD_TEXT.priceList(board)]),
  ];
}
