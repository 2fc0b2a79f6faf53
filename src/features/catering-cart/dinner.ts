/** A dinner of a wedding whose plates were counted from the guests' replies. */
import * as v from 'valibot';
import { CATERING_CART } from '#src/content/catering.ts';
import { groupDigits } from '#src/lib/money.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const dinner = v.object({
  /** The invitation's code and the function's key, to count again. */
  code: v.string(),
  key: v.string(),
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

/** `420 plates: 310 vegetarian, 60 Jain, 50 non-vegetarian, 38 of them children`. */
export function platesText({ total, veg, jain, nonVeg, children }: Dinner['plates']): string {
  const foods = [
    veg > 0 ? `${groupDigits(veg)} ${copy.veg}` : '',
    jain > 0 ? `${groupDigits(jain)} ${copy.jain}` : '',
    nonVeg > 0 ? `${groupDigits(nonVeg)} ${copy.nonVeg}` : '',
    children > 0 ? `${groupDigits(children)} ${copy.children}` : '',
  ].filter(Boolean);
  return [total === 1 ? copy.plate : copy.plates(groupDigits(total)), foods.join(', ')]
    .filter(Boolean)
    .join(': ');
}

/** `Sangeet, Aarav & Meera, Rambagh Palace`; unknown parts are left out. */
export function dinnerTitle({ name, couple, place }: Dinner): string {
  return [name, couple, place].filter(Boolean).join(', ');
}

/** What has changed since the dinner was planned: `12 more since you planned`; `undefined` if nothing has. */
export function changeSince(planned: Dinner['plates'], now: Dinner['plates']): string | undefined {
  const more = now.total - planned.total;
  if (more > 0) return copy.more(groupDigits(more));
  if (more < 0) return copy.fewer(groupDigits(-more));
  const same = (['veg', 'jain', 'nonVeg', 'children'] as const).every((food) => planned[food] === now[food]);
  return same ? undefined : copy.otherFood;
}
