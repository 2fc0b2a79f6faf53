import type { Dish } from '#src/catalogue/dishes/category.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import type { Today } from '#src/domain/board/today.ts';
import { orderParts, WHATSAPP_LINK_MAX } from '#src/lib/whatsapp.ts';
import { CATERING_ORDER } from '#text/checkout.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import type { CateringCart } from './catering-cart.ts';
import { dishItem, extrasOf, groupDishes } from './catering-cart.ts';
import type { CateringParty } from './catering-party.ts';
import { dinnerTitle, guestsText, partyFacts, showDate } from './catering-party.ts';

/** A longer title, in encoded characters, would leave each part little room for dishes: it is said once, as items. */
const LONG_TITLE = WHATSAPP_LINK_MAX / 3;

/**
 * WhatsApp texts with guests and date if known, `notes`, and a numbered line per dish (specification §7).
 *
 * @param items what the board says of dishes that cannot be had
 */
export function cateringOrder(
  cart: CateringCart,
  party: CateringParty,
  notes: readonly string[] = [],
  items: Today['items'] = {},
): string[] {
  const { date } = party;
  const { occasion, couple, place } = partyFacts(party);
  const title = dinnerTitle(party);
  const isLong = encodeURIComponent(title).length > LONG_TITLE;
  const guests = guestsText(party);
  const dishes = groupDishes(cart.lines).flatMap(({ chosen }) => chosen);
  const greeting: string[] = [CATERING_ORDER.greeting];
  const dinner = (text: string) => `${CATERING_ORDER.dinner}: ${text}`;
  if (title && !isLong) greeting.push(dinner(title));
  if (date !== undefined) greeting.push(`${CATERING_ORDER.date}: ${showDate(date)}`);
  if (guests) greeting.push(`${CATERING_ORDER.guests}: ${guests}`);
  return orderParts({
    greeting: greeting.join('\n'),
    partTitle: ORDER_WORDS.part,
    items: [
      ...(isLong ? [occasion, couple, place].filter(Boolean).map(dinner) : []),
      ...notes,
      ...dishes.map(({ dish, amount }, index) => {
        const times = amount > 1 ? ` × ${amount}` : '';
        const out = items[dishItem(dish.id)]?.isOut ? ` ${CATERING_ORDER.out}` : '';
        return `${index + 1}. ${orderedDish(dish)}${times}${out}`;
      }),
      ...extrasOf(cart).map(({ category, text }) => CATERING_ORDER.extra(nameOf(category), text)),
    ],
    closing: `${CATERING_ORDER.total}: ${dishes.length}`,
  });
}

function nameOf(category: string): string {
  return DISH_CATEGORIES.find(({ id }) => id === category)?.name ?? '';
}

/** A dish in the customer's language, with English for the kitchen: `शाही पनीर (Shahi Paneer)`. */
export const kitchenName = ({ name, english }: Dish): string => (english ? `${name} (${english})` : name);

/** A dish of an order, with its id. */
const orderedDish = ({ name, english, id }: Dish): string =>
  `${name} (${english ? `${english}, ` : ''}${id})`;
