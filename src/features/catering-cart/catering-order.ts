import { CATERING_ORDER } from '#src/content/checkout.ts';
import { groupDigits } from '#src/lib/money.ts';
import { orderParts } from '#src/lib/whatsapp.ts';
import type { CateringCart } from './catering-cart.ts';
import { groupDishes } from './catering-cart.ts';
import type { CateringParty } from './catering-party.ts';
import { showDate } from './catering-party.ts';

/** WhatsApp texts with a numbered line per dish (specification §7), and guests and date if known. */
export function cateringOrder(cart: CateringCart, { guests, date }: CateringParty): string[] {
  const dishes = groupDishes(cart.lines).flatMap(({ chosen }) => chosen);
  const greeting: string[] = [CATERING_ORDER.greeting];
  if (date !== undefined) greeting.push(`${CATERING_ORDER.date}: ${showDate(date)}`);
  if (guests !== undefined) greeting.push(`${CATERING_ORDER.guests}: ${groupDigits(guests)}`);
  return orderParts({
    greeting: greeting.join('\n'),
    items: dishes.map(({ dish, amount }, index) => {
      const times = amount > 1 ? ` × ${amount}` : '';
      return `${index + 1}. ${dish.name} (${dish.id})${times}`;
    }),
    closing: `${CATERING_ORDER.total}: ${dishes.length}`,
  });
}
