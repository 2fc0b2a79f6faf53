import { BACKEND } from '#src/config/site.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import type { Extra, OrderFacts, OrderLine, PlacedOrder, PrintedLine } from '#src/domain/order/order.ts';
import { documentOf } from '#src/domain/order/order-document.ts';
import { newOrderNumber } from '#src/domain/order/order-number.ts';
import type { Foods } from '#src/domain/order/plates.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { hashText } from '#src/lib/hash-text.ts';
import { shortLine } from '#src/lib/text.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { keepOrder, keptOrder } from '../reading/order-copies.ts';
import type { LastOrder } from './last-orders.ts';
import { recentOrders, rememberOrder } from './last-orders.ts';
import { boardOfOrder } from './order-board.ts';
import { factsOf, orderDetails } from './order-details.ts';
import { orderMessage } from './order-message.ts';
import { orderOutbox } from './order-outbox.ts';

/** A cart that is being ordered. */
export interface CartOrder extends Pick<PlacedOrder, 'kind' | 'total' | 'discounts'> {
  /** `label`: how a message calls it. */
  readonly lines: readonly (OrderLine & { readonly label: string })[];
  /** Overrides the customer's details of earlier orders. */
  readonly facts?: Partial<OrderFacts>;
  /** Used where the customer has entered nothing. */
  readonly suggested?: Partial<Pick<OrderFacts, 'couple' | 'place'>> | undefined;
  readonly printed?: readonly PrintedLine[] | undefined;
  readonly plates?: Foods | undefined;
  readonly wishes?: readonly Extra[] | undefined;
}

/**
 * Stores the order on the phone, starts to send it, and returns a WhatsApp link that names it. Returns `undefined` where
 * the whole order has to be in the message instead: without a network, or if the phone cannot store it. Synchronous,
 * because iPhones open no link after an `await`.
 */
export function placeOrder(cart: CartOrder, now = Date.now()): string | undefined {
  if (BACKEND.missing) return undefined;
  const { lines, facts, suggested = {}, printed = [], plates, wishes = [], ...rest } = cart;
  const told = factsOf(orderDetails.current(), printed);
  const unnumbered = {
    ...rest,
    lines: lines.map(({ id, amount, price }) => ({ id, amount, price })),
    printed,
    plates,
    wishes: wishes.map(cleanExtra).filter(({ text }) => text !== ''),
    ...boardOfOrder(),
    guests: 0,
    occasion: '',
    ...told,
    couple: told.couple || (suggested.couple ?? ''),
    place: told.place || (suggested.place ?? ''),
    ...facts,
    ...cleanTexts(facts),
  };
  // A revision that left these prices alone makes no other order.
  const { board: _, ...same } = unnumbered;
  const contents = hashText(JSON.stringify(same));
  const known = recentOrders(cart.kind, now).find((one) => one.contents === contents && isStanding(one.id));
  const { placed, isSafe } = known
    ? { placed: known, isSafe: !isLost(known.id) }
    : place(unnumbered, contents, now);
  rememberOrder(cart.kind, placed, now);
  if (!navigator.onLine || !isSafe) return undefined;
  const labels = lines.map(({ label }) => label);
  return whatsappLink(orderMessage({ ...unnumbered, ...placed }, labels));
}

/** As the rules take them. */
function cleanTexts({ couple, occasion, place: where }: Partial<OrderFacts> = {}): Partial<OrderFacts> {
  return {
    ...(couple !== undefined && { couple: shortLine(couple, ORDER_TEXTS.couple) }),
    ...(occasion !== undefined && { occasion: shortLine(occasion, ORDER_TEXTS.occasion) }),
    ...(where !== undefined && { place: shortLine(where, ORDER_TEXTS.place) }),
  };
}

function cleanExtra({ category, text }: Extra): Extra {
  return { category, text: shortLine(text, ORDER_TEXTS.extra) };
}

function place(
  unnumbered: Omit<PlacedOrder, 'number' | 'language'>,
  contents: string,
  now: number,
): { readonly placed: LastOrder; readonly isSafe: boolean } {
  const { board, occasion } = unnumbered;
  const placed = {
    id: newDocumentId(),
    number: newOrderNumber(now),
    contents,
    placedAt: now,
    board,
    occasion,
  };
  const order = { ...unnumbered, number: placed.number, language: SITE_LANGUAGE };
  const isSafe = orderOutbox().putNow(documentOf(order), placed.id);
  keepOrder({
    ...order,
    id: placed.id,
    status: 'received',
    times: {},
    rev: 0,
    platePrice: 0,
    money: undefined,
    createdAt: now,
  });
  return { placed, isSafe };
}

/** A phone may have no copy of an order that it has placed. */
function isStanding(id: string): boolean {
  return keptOrder(id)?.status !== 'cancelled';
}

/** Whether an earlier order was refused, or would not survive a closed tab. */
function isLost(id: string): boolean {
  const waiting = orderOutbox()
    .view()
    .items.find((item) => item.id === id);
  return waiting !== undefined && (waiting.state === 'refused' || !waiting.stored);
}
