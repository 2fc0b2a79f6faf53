import type { Today } from '#src/domain/board/today.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { isPriceAgreed } from '#src/domain/money/money.ts';
import { sumsOf } from '#src/domain/money/money-sums.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced } from '#src/domain/order/order-number.ts';
import { toCsv } from '#src/lib/csv.ts';
import { phoneForSpreadsheet } from '#src/lib/phone.ts';
import { offerText } from '#text/card-offers.ts';
import { BOOK_ORDER, MANAGE_ORDERS, MONEY_HEADS, ORDER_HEADS } from '#text/manage-orders.ts';
import { ORDER_STATUS } from '#text/orders.ts';
import { categoryName, showLines } from '../catalogue-item.ts';
import { offersOf } from '../differences.ts';

export interface NotedOrder {
  readonly order: Order;
  /** The owner's; empty for none. */
  readonly note: string;
  /** Whether it says anything that our prices and offers of its time do not. */
  readonly differs: boolean;
  /** What the board said when it was placed. */
  readonly items: Today['items'];
}

/**
 * A row an order, newest first; amounts are plain numbers.
 *
 * @param withMoney adds what was agreed, paid, is due and is owed, which is the owner's
 */
export function ordersCsv(orders: readonly NotedOrder[], withMoney: boolean): string {
  const rows = [...orders]
    .sort((one, other) => other.order.createdAt - one.order.createdAt)
    .map(({ order, note, differs, items }) => [
      order.number,
      dayPlaced(order),
      formatDayAndTime(new Date(order.createdAt)),
      ORDER_STATUS[order.status].name,
      MANAGE_ORDERS.filter.kinds[order.kind],
      order.name,
      order.phone && phoneForSpreadsheet(order.phone),
      order.couple,
      order.date,
      order.place,
      order.guests > 0 ? String(order.guests) : '',
      order.occasion,
      ...foodsOf(order),
      linesText(order, items),
      order.kind === 'cards' ? String(order.total.low) : '',
      order.kind === 'cards' ? String(order.total.high) : '',
      offersOf(order)
        .flatMap((offer) => offerText(offer) ?? [])
        .join('; '),
      order.wishes.map(({ category, text }) => `${categoryName(category)}: ${text}`).join('; '),
      order.platePrice > 0 && !isPriceAgreed(order.money) ? String(order.platePrice) : '',
      note,
      order.coupon,
      order.board > 0 ? String(order.board) : '',
      differs ? MANAGE_ORDERS.yes : '',
      ...(withMoney ? moneyOf(order) : []),
    ]);
  const heads = withMoney ? { ...ORDER_HEADS, ...MONEY_HEADS } : ORDER_HEADS;
  return toCsv([Object.values(heads), ...rows]);
}

function moneyOf(order: Order): string[] {
  if (!order.money) return Object.values(MONEY_HEADS).map(() => '');
  const { agreed, received, refunded, due, back } = sumsOf(order.money, order, Date.now());
  const price = isPriceAgreed(order.money) ? String(agreed) : '';
  return [price, ...[received, refunded, due, back].map(String)];
}

function foodsOf({ plates }: Order): string[] {
  const foods = ['veg', 'jain', 'nonVeg', 'children'] as const;
  return foods.map((food) => (plates ? String(plates[food]) : ''));
}

function linesText({ kind, lines }: Order, items: Today['items']): string {
  return showLines(kind, lines, items)
    .map(({ id, amount, item }) => {
      const text = `${amount} × ${item?.name ?? id}`;
      return item?.isOut ? `${text} (${BOOK_ORDER.out})` : text;
    })
    .join('; ');
}
