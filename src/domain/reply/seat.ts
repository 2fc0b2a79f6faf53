import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { FunctionKey, Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';

export interface Seat {
  readonly code: string;
  /** Token of the family's link; `undefined` with the open link. */
  readonly family: string | undefined;
  /** Those that ask for a reply, in the language and the order shown. */
  readonly functions: readonly WeddingFunction[];
  /** How many may come to each. */
  readonly seats: number;
  /** A sample takes replies, but sends none. */
  readonly sample: boolean;
}

/** With the family's own functions only. */
export function forFamily(invitation: Invitation, family: FamilyPage): Invitation {
  return {
    ...invitation,
    functions: invitation.functions.filter(({ key }) => family.functions.includes(key)),
  };
}

export function seatsOf({ settings }: Invitation, family: FamilyPage | undefined): number {
  return family ? family.seats : settings.openSeats;
}

export function asksReply(seats: number, functions: readonly Pick<WeddingFunction, 'asksReply'>[]): boolean {
  return seats > 0 && functions.some((one) => one.asksReply);
}

/** How many are asked about first: the whole family, or the one person with the open link. */
export function peopleOf({ family, seats }: Pick<Seat, 'family' | 'seats'>): number {
  return family === undefined ? 1 : seats;
}

/** Changes when other functions are asked for, or another number of people. */
export function scopeKey(seat: Pick<Seat, 'functions' | 'seats'>): string {
  return `${keysOf(seat)} ${seat.seats}`;
}

export function keysOf({ functions }: Pick<Seat, 'functions'>): FunctionKey[] {
  return functions.map(({ key }) => key);
}

/** Ids of the functions that a family is invited to and that `shown` does not have. */
export function missingIds(
  { functions, opens }: Pick<FamilyPage, 'functions' | 'opens'>,
  shown: readonly Pick<WeddingFunction, 'key'>[],
): readonly string[] {
  const isShown = (one: string) => shown.some(({ key }) => key === one);
  return functions.flatMap((key, place) => (isShown(key) ? [] : (opens[place] ?? [])));
}
