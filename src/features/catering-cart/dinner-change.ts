import { groupDigits } from '#src/lib/money.ts';
import { DINNER } from '#text/dinner.ts';
import type { Dinner } from './catering-party.ts';

interface Counted {
  readonly plates: Dinner['plates'];
  readonly date?: string | undefined;
}

/** What has changed since the dinner was planned: `12 more since you planned`; `undefined` if nothing has. */
export function changeSince(before: Counted, { plates: now, date }: Counted): string | undefined {
  const planned = before.plates;
  const more = now.total - planned.total;
  if (more > 0) return DINNER.moreGuests(groupDigits(more));
  if (more < 0) return DINNER.fewerGuests(groupDigits(-more));
  const same = (['veg', 'jain', 'nonVeg', 'children'] as const).every((food) => planned[food] === now[food]);
  if (!same) return DINNER.otherFood;
  return before.date === date ? undefined : DINNER.otherDay;
}
