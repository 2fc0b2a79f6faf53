/** The public documents: a month, and the shop's units. No valibot: visitors' pages read them too. */
import { fieldsOf } from '#src/lib/fields-of.ts';
import type { Taken } from './fit.ts';

/** Damaged lists are empty. */
export function parseMonth(fields: unknown): Taken['taken'] {
  const { taken } = fieldsOf(fields);
  const slots = Object.entries(fieldsOf(taken)).map(([slot, units]) => [slot, textsOf(units)] as const);
  return Object.fromEntries(slots);
}

/** `undefined` until the owner has counted. */
export function parseBookable(fields: unknown): readonly string[] | undefined {
  const { units } = fieldsOf(fields);
  return Array.isArray(units) ? textsOf(units) : undefined;
}

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
