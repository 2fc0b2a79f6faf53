import { CATERING_CART } from '#src/content/catering.ts';
import { groupDigits } from '#src/lib/money.ts';
import { orderParts } from '#src/lib/whatsapp.ts';
import type { CateringCart } from './catering-cart.ts';
import { groupDishes } from './catering-cart.ts';
import type { CateringParty } from './catering-party.ts';
import { showDate } from './catering-party.ts';

/** WhatsApp texts with a numbered line per dish (specification §7), and guests and date if known. */
export function cateringOrder(cart: CateringCart, { guests, date }: CateringParty): string[] {
  const { order } = CATERING_CART;
  const dishes = groupDishes(cart.lines).flatMap(({ chosen }) => chosen);
  const greeting: string[] = [order.greeting];
  if (date !== undefined) greeting.push(`${order.date}: ${showDate(date)}`);
  if (guests !== undefined) greeting.push(`${order.guests}: ${groupDigits(guests)}`);
  return orderParts({
    greeting: greeting.join('\n'),
    items: dishes.map(({ dish, amount }, place) => {
      const times = amount > 1 ? ` × ${amount}` : '';
      return `${place + 1}. ${dish.name} (${dish.id})${times}`;
    }),
    closing: `${order.total}: ${dishes.length}`,
  });
}
