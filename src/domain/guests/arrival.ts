/** How many of a family one phone at the door has counted. The family's total is the sum of all phones. */
import * as v from 'valibot';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

const count = v.optional(v.pipe(v.number(), v.integer()));
const document = v.object({
  /** Negative where a phone has corrected another's count. */
  came: v.object(v.entriesFromList(FUNCTION_KEYS, count)),
  updatedAt: timestampSchema,
});

export interface Arrival extends Parsed<typeof document> {
  readonly family: string;
  readonly device: string;
}

export type Came = Arrival['came'];

const SEPARATOR = '~';

export function arrivalId({ family, device }: Pick<Arrival, 'family' | 'device'>): string {
  return `${family}${SEPARATOR}${device}`;
}

export function arrivalsOf(
  families: readonly { readonly id: string }[],
  arrivals: Iterable<Arrival>,
): readonly Arrival[] {
  const ids = new Set(families.map(({ id }) => id));
  return [...arrivals].filter(({ family }) => ids.has(family));
}

/** What was counted under two links of one family. */
export function sumOf(one: Came, other: Came): Came {
  const counted = FUNCTION_KEYS.filter((key) => one[key] !== undefined || other[key] !== undefined);
  return Object.fromEntries(counted.map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}

export function movedTo(family: string, arrivals: readonly Arrival[]): readonly Arrival[] {
  return arrivals.map((arrival) => ({ ...arrival, family }));
}

export function parseArrival(id: string, fields: unknown): Arrival | undefined {
  const [family, device] = id.split(SEPARATOR);
  const parsed = v.safeParse(document, fields);
  return family && device && parsed.success ? { family, device, ...parsed.output } : undefined;
}
