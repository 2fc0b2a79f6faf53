import { groupDigits } from '#src/lib/money.ts';
import { DINNER } from '#text/dinner.ts';
import type { Dinner } from './catering-party.ts';

interface Counted extends Pick<Dinner, 'name' | 'place' | 'plates'> {
  readonly date?: string | undefined;
}

/** What has changed since the dinner was planned: `12 more since you planned`; `undefined` if nothing has. */
export function changeSince(
  before: Counted,
  { name, place, plates: now, date }: Counted,
): string | undefined {
  const planned = before.plates;
  const more = now.total - planned.total;
  if (more > 0) return DINNER.moreGuests(groupDigits(more));
  if (more < 0) return DINNER.fewerGuests(groupDigits(-more));
  if (!arePlatesSame(planned, now)) return DINNER.otherFood;
  if (before.date !== date) return DINNER.otherDay;
  return before.place === place && before.name === name ? undefined : DINNER.otherPlace;
}

export function arePlatesSame(one: Dinner['plates'], other: Dinner['plates']): boolean {
  return (['total', 'veg', 'jain', 'nonVeg', 'children'] as const).every((kind) => one[kind] === other[kind]);
}
