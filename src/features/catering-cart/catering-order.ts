import { CATERING_ORDER } from '#src/content/checkout.ts';
import { ORDER_WORDS } from '#src/content/order-words.ts';
import { orderParts } from '#src/lib/whatsapp.ts';
import type { CateringCart } from './catering-cart.ts';
import { groupDishes } from './catering-cart.ts';
import type { CateringParty } from './catering-party.ts';
import { guestsText, showDate } from './catering-party.ts';
import { dinnerTitle } from './dinner.ts';
import { orderedDish } from './kitchen-name.ts';

/** WhatsApp texts with a numbered line per dish (specification §7), and guests and date if known. */
export function cateringOrder(cart: CateringCart, party: CateringParty): string[] {
  const { date, dinner } = party;
  const guests = guestsText(party);
  const dishes = groupDishes(cart.lines).flatMap(({ chosen }) => chosen);
  const greeting: string[] = [CATERING_ORDER.greeting];
  if (dinner) greeting.push(`${CATERING_ORDER.dinner}: ${dinnerTitle(dinner)}`);
  if (date !== undefined) greeting.push(`${CATERING_ORDER.date}: ${showDate(date)}`);
  if (guests) greeting.push(`${CATERING_ORDER.guests}: ${guests}`);
  return orderParts({
    greeting: greeting.join('\n'),
    partTitle: ORDER_WORDS.part,
    items: dishes.map(({ dish, amount }, index) => {
      const times = amount > 1 ? ` × ${amount}` : '';
      return `${index + 1}. ${orderedDish(dish)}${times}`;
    }),
    closing: `${CATERING_ORDER.total}: ${dishes.length}`,
  });
}
