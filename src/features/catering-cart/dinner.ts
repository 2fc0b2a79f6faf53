/** A dinner of a wedding whose plates were counted from the guests' replies. */
import * as v from 'valibot';

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
  countsOpenLink: v.optional(v.boolean(), false),
});

export type Dinner = Readonly<v.InferOutput<typeof dinner>>;

/** A dinner as it was stored; `undefined` for none or a damaged one. */
export const storedDinner = v.fallback(v.optional(dinner), undefined);
