/**
 * Whether something fits into what is taken. Things are counted like seats: `innova-crysta 2` is the second Innova. A booking
 * keeps the same ones through all its halves of days, as a driver stays with his car.
 */
import type { Booking } from './booking.ts';

/** How much of a thing is left: it fits, fits just once more, or does not fit. */
export type Room = 'free' | 'last' | 'booked';

export interface Taken {
  readonly units: readonly string[];
  /** By slot (`2027-02-12e`). */
  readonly taken: Readonly<Record<string, readonly string[]>>;
}

export type Wants = Readonly<Record<string, number>>;

export interface Shortage {
  readonly id: string;
  readonly wanted: number;
  readonly left: number;
}

/** `innova-crysta 2` → `innova-crysta`. */
export function thingOf(unit: string): string {
  return unit.slice(0, unit.lastIndexOf(' '));
}

export function countUnits(units: readonly string[]): Wants {
  const counts: Record<string, number> = {};
  for (const unit of units) counts[thingOf(unit)] = (counts[thingOf(unit)] ?? 0) + 1;
  return counts;
}

export function unitsOf(counts: Wants): readonly string[] {
  return Object.entries(counts).flatMap(([id, count]) =>
    Array.from({ length: count }, (_, place) => `${id} ${place + 1}`),
  );
}

/** How many of a thing are left in a slot; negative if the shop has since counted fewer. */
export function leftIn({ units, taken }: Taken, slot: string, id: string): number {
  return countOf(units, id) - countOf(taken[slot] ?? [], id);
}

/** How many of a thing are left in all the slots. A booked unit that was since counted away takes up another one. */
export function leftFor(taken: Taken, slots: readonly string[], id: string): number {
  const free = freeUnits(taken, slots, id).length;
  return Math.max(0, Math.min(free, ...slots.map((slot) => leftIn(taken, slot, id))));
}

function countOf(units: readonly string[], id: string): number {
  return countUnits(units)[id] ?? 0;
}

function freeUnits({ units, taken }: Taken, slots: readonly string[], id: string): readonly string[] {
  const gone = new Set(slots.flatMap((slot) => taken[slot] ?? []));
  return units.filter((unit) => thingOf(unit) === id && !gone.has(unit));
}

/** Where there is only one of a thing, that one is `free`, not `last`. */
export function roomFor(taken: Taken, slots: readonly string[], id: string, wanted = 1): Room {
  const times = Math.floor(leftFor(taken, slots, id) / wanted);
  if (times === 0) return 'booked';
  const atMost = Math.floor(countOf(taken.units, id) / wanted);
  return times === 1 && atMost > 1 ? 'last' : 'free';
}

/**
 * Picks units for what somebody wants, or says what is short. Units already out in the day's other half come first, which keeps
 * whole days possible.
 *
 * @param held what the booking being changed holds and `taken` leaves out; it may keep as much, whatever was counted since
 */
export function pickUnits(
  taken: Taken,
  slots: readonly string[],
  wants: Wants,
  held: Pick<Booking, 'slots' | 'units'> = { slots: [], units: [] },
): { readonly units: readonly string[]; readonly short: readonly Shortage[] } {
  const beside = new Set(slots.map(otherHalf).flatMap((slot) => taken.taken[slot] ?? []));
  const kept = slots.every((slot) => held.slots.includes(slot)) ? held.units : [];
  const units: string[] = [];
  const short: Shortage[] = [];
  for (const [id, wanted] of Object.entries(wants)) {
    const free = freeUnits(taken, slots, id);
    const inOrder = [...free.filter((unit) => beside.has(unit)), ...free.filter((unit) => !beside.has(unit))];
    const left = Math.max(leftFor(taken, slots, id), Math.min(free.length, countOf(kept, id)));
    if (left < wanted) short.push({ id, wanted, left });
    else units.push(...inOrder.slice(0, wanted));
  }
  return { units, short };
}

function otherHalf(slot: string): string {
  return `${slot.slice(0, -1)}${slot.endsWith('m') ? 'e' : 'm'}`;
}

export function without(taken: Taken, slots: readonly string[], units: readonly string[]): Taken {
  const kept = { ...taken.taken };
  for (const slot of slots) kept[slot] = (kept[slot] ?? []).filter((unit) => !units.includes(unit));
  return { ...taken, taken: kept };
}

export function withUnits(taken: Taken, slots: readonly string[], units: readonly string[]): Taken {
  const more = { ...taken.taken };
  for (const slot of slots) more[slot] = [...(more[slot] ?? []), ...units];
  return { ...taken, taken: more };
}
