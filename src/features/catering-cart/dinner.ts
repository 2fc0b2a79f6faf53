/** A dinner of a wedding whose plates were counted from the guests' replies. */
import * as v from 'valibot';
import { CATERING_CART } from '#src/content/catering.ts';
import { groupDigits } from '#src/lib/money.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const dinner = v.object({
  /** The invitation's code and the function's key, to count again. */
  code: v.string(),
  key: v.string(),
  /** As planned; the order has what was typed since. */
  name: v.string(),
  couple: v.string(),
  place: v.string(),
  plates: v.object({ total: whole, veg: whole, jain: whole, nonVeg: whole, children: whole }),
  /** Milliseconds since 1970. */
  countedAt: v.number(),
});

export type Dinner = Readonly<v.InferOutput<typeof dinner>>;

/** A dinner as it was stored; `undefined` for none or a damaged one. */
export const storedDinner = v.fallback(v.optional(dinner), undefined);

const copy = CATERING_CART.dinner;

/** What has changed since the dinner was planned: `12 more since you planned`; `undefined` if nothing has. */
export function changeSince(planned: Dinner['plates'], now: Dinner['plates']): string | undefined {
  const more = now.total - planned.total;
  if (more > 0) return copy.moreGuests(groupDigits(more));
  if (more < 0) return copy.fewerGuests(groupDigits(-more));
  const same = (['veg', 'jain', 'nonVeg', 'children'] as const).every((food) => planned[food] === now[food]);
  return same ? undefined : copy.otherFood;
}
