import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { PlacedOrder } from '#src/domain/order/order.ts';
import { countPieces } from '#src/domain/order/order.ts';
import { showDay } from '#src/domain/show-day.ts';
import { groupDigits, rupeeRange } from '#src/lib/money.ts';
import { siteAddress } from '#src/lib/site-path.ts';
import { WHATSAPP_LINK_MAX, whatsappLink } from '#src/lib/whatsapp.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import { ORDER_MESSAGE as text } from '#text/orders.ts';
import { PRINTED_NAMES } from '#text/printed-names.ts';
import { boardLines } from '../board-text.ts';
import { guestsText } from '../order-text.ts';
import { printedTexts } from '../printed-texts.ts';

/** Items that the message names; the order's page lists all. */
const NAMED = 3;

type NumberedOrder = Omit<PlacedOrder, 'language'> & { readonly id: string };

/**
 * The WhatsApp message of a placed order. `labels` name its lines. What is printed, and whose dinner it is, are in it as far as
 * a link has room; the order's page has all of it.
 */
export function orderMessage(order: NumberedOrder, labels: readonly string[]): string {
  const all = printedTexts(order.printed);
  const names = printedTexts(order.printed.filter(({ field }) => field === 'first' || field === 'second'));
  const shortened = all.length > 0 ? [[...names, PRINTED_NAMES.onPage], [PRINTED_NAMES.onPage]] : [];
  const fitting = [all, ...shortened]
    .map((printed) => messageOf(order, labels, printed))
    .find((message) => whatsappLink(message).length <= WHATSAPP_LINK_MAX);
  return fitting ?? messageOf({ ...order, occasion: '', couple: '', place: '' }, labels, [text.onPage]);
}

function messageOf(order: NumberedOrder, labels: readonly string[], printed: readonly string[]): string {
  const { number, name, kind, total, lines, date, guests, plates, id } = order;
  const dinner =
    kind === 'catering' ? [order.occasion, order.couple, order.place].filter(Boolean).join(', ') : '';
  const people = plates ? guestsText(order) : ORDER_WORDS.guests(groupDigits(guests), guests === 1);
  const pieces = countPieces(order);
  const more = labels.length - NAMED;
  const named = labels.slice(0, more === 1 ? NAMED + 1 : NAMED).join(', ');
  const what = more > 1 ? text.andMore(named, more) : named;
  const facts = [guests > 0 ? people : '', date === '' ? '' : showDay(date)];
  return [
    text.greeting(number),
    name === '' ? '' : text.name(name),
    dinner === '' ? '' : text.dinner(dinner),
    `${text.kinds[kind]}: ${what}`,
    facts.filter(Boolean).join(', '),
    kind === 'cards'
      ? text.total(rupeeRange(total), ORDER_WORDS.cards(groupDigits(pieces), pieces === 1))
      : text.totalItems(lines.length),
    order.wishes.length > 0 ? text.wishes(order.wishes.length) : '',
    ...boardLines(order),
    ...printed,
    `${SITE.url}${siteAddress(PATHS.order(id))}`,
    text.unpaid,
  ]
    .filter(Boolean)
    .join('\n');
}
