/** What one phone at the door has counted, before and after it is stored and sent. */
import type { DoorCount } from '#src/data/guest-list-copy.ts';
import type { Came } from '#src/domain/guests/arrival.ts';
import { arrivalId, sumOf } from '#src/domain/guests/arrival.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { deviceId } from '#src/lib/device-id.ts';

/** By family. */
export type Counts = ReadonlyMap<string, DoorCount>;

/** A press that is being stored. */
export interface Counted {
  readonly family: string;
  readonly key: FunctionKey;
  readonly more: number;
  /** What this phone has counted before, if that is not stored under this family's link. */
  readonly shared: Came | undefined;
}

/** Those that are on this phone only. */
export function unsentIn(counts: Iterable<DoorCount>): readonly DoorCount[] {
  return [...counts].filter(({ sent }) => !sent);
}

/** With a press that is not stored yet, or cannot be. */
export function withCounted(counts: Counts, code: string, { family, key, more, shared }: Counted): Counts {
  const known = counts.get(family)?.came ?? shared;
  const came = { ...known, [key]: (known?.[key] ?? 0) + more };
  return new Map(counts).set(family, { code, family, came, sent: false });
}

/** The id that a family has now: a press, or 'Undo', may name the one before. */
export function idNow(id: string, { families }: GuestList): string {
  if (families.has(id)) return id;
  return [...families.values()].find(({ renewedFrom }) => renewedFrom === id)?.id ?? id;
}

/** See {@link Counted}. */
export function sharedOf(
  family: string,
  { families, arrivals }: GuestList,
  counts: Counts,
): Came | undefined {
  const former = counts.get(families.get(family)?.renewedFrom ?? '');
  if (!former) return arrivals.get(arrivalId({ family, device: deviceId() }))?.came;
  // It still counts by itself, and is added later.
  return families.has(former.family) ? {} : former.came;
}

/** `stored`: what storage has under the new link; `undefined` if it fails. */
export function withMoved(counts: Counts, from: string, to: string, stored: DoorCount | undefined): Counts {
  const before = counts.get(from);
  const known = counts.get(to);
  if (!before && (known || !stored)) return counts;
  const next = new Map(counts);
  next.delete(from);
  const moved = before && { ...before, family: to, came: sumOf(before.came, known?.came ?? {}), sent: false };
  const now = stored ?? moved;
  return now ? next.set(to, now) : next;
}

/** Guests may have been counted while the counts were being sent. */
export function withSent(counts: Counts, sent: readonly DoorCount[]): Counts {
  const next = new Map(counts);
  for (const count of sent) {
    if (next.get(count.family) === count) next.set(count.family, { ...count, sent: true });
  }
  return next;
}
