import { showIndiaDay } from '#src/domain/india-time.ts';
import type { Order, OrderFacts, PlacedOrder } from '#src/domain/order/order.ts';
import { platesText } from '#src/domain/order/plates.ts';
import { showDay } from '#src/domain/show-day.ts';
import { groupDigits } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import { ORDER_PAGE, ORDER_STATUS } from '#text/orders.ts';

/** Something known about the customer or the wedding. */
export interface OrderFact {
  readonly label: string;
  readonly value: string;
  /** Whether it is in the customer's own words. */
  readonly isTyped: boolean;
}

export function typedFact(label: string, value: string): OrderFact {
  return { label, value, isTyped: true };
}

export function knownFact(label: string, value: string): OrderFact {
  return { label, value, isTyped: false };
}

/** What is known about the customer and the wedding. */
export function factsOf(order: OrderFacts & Pick<PlacedOrder, 'kind' | 'plates'>): OrderFact[] {
  const { name, phone, couple, occasion, date, place } = order;
  const { facts } = ORDER_PAGE;
  return [
    typedFact(facts.name, name),
    knownFact(facts.phone, formatPhone(phone)),
    typedFact(order.kind === 'cards' ? facts.couple : facts.of, couple),
    typedFact(facts.occasion, occasion),
    knownFact(facts.date, date && showDay(date)),
    typedFact(facts.place, place),
    knownFact(facts.guests, guestsText(order)),
  ].filter(({ value }) => value !== '');
}

/** For a paper: that the order is cancelled, and since when; nothing for any other. */
export function cancelledFact({ status, times }: Pick<Order, 'status' | 'times'>): OrderFact[] {
  if (status !== 'cancelled') return [];
  const { name, since } = ORDER_STATUS.cancelled;
  const { cancelled: at } = times;
  return [knownFact(ORDER_PAGE.status, at === undefined ? name : since(showIndiaDay(at)))];
}

/** `420 plates: 310 vegetarian, 110 Jain`, or how many guests; empty if not known. */
export function guestsText({ guests, plates }: Pick<PlacedOrder, 'guests' | 'plates'>): string {
  if (guests === 0) return '';
  return plates ? platesText(guests, plates, ORDER_WORDS.plates) : groupDigits(guests);
}
