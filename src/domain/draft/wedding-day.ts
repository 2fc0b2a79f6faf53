/** Functions counted from the wedding day move with it; the couple is asked about those with their own days. */
import { traditionOf } from '#src/catalogue/traditions.ts';
import { dayAfter, daysBetween, indiaDay } from '#src/domain/india-time.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { Draft } from './draft.ts';
import { isWholeDay, usualNames } from './draft-functions.ts';

/** A function with its own date, and the date after moving along. */
export interface FunctionMove {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Day of the tradition's first function on the wedding day; without it, of the last that is no reception. */
export function weddingDayOf({ tradition, functions }: Pick<Invitation, 'tradition' | 'functions'>): string {
  const usual = traditionOf(tradition).functions;
  const namesOf = (isMeant: (one: (typeof usual)[number]) => boolean) =>
    usual.filter(isMeant).flatMap(({ id }) => usualNames(tradition, id));
  const names = new Set(namesOf(({ day, proposed }) => day === 0 && proposed));
  const after = namesOf(({ day }) => day > 0);
  const isAfter = ({ name }: Pick<WeddingFunction, 'name'>) => after.some((one) => name.includes(one));
  const byTime = [...functions].sort((one, other) => one.start - other.start);
  const wedding =
    functions.find(({ name }) => names.has(name)) ?? byTime.findLast((one) => !isAfter(one)) ?? byTime.at(-1);
  return wedding ? indiaDay(wedding.start) : '';
}

/** Remembers the first day, from which functions are moved later. */
export function withWeddingDay(draft: Draft, weddingDay: string): Draft {
  const known = [draft.settledDay, draft.weddingDay].find(isWholeDay) ?? '';
  const isFirst = known === '' || draft.functions.every(({ follows }) => follows);
  return { ...draft, weddingDay, settledDay: isFirst && isWholeDay(weddingDay) ? weddingDay : known };
}

/** By how many days the functions with days of their own were left behind; 0 if they were not. */
export function daysBehind({ weddingDay, settledDay, functions }: Draft): number {
  const hasOwnDays = functions.some(({ day, follows }) => !follows && isWholeDay(day));
  if (!hasOwnDays || !isWholeDay(weddingDay) || !isWholeDay(settledDay)) return 0;
  return daysBetween(settledDay, weddingDay);
}

export function movesOf(draft: Draft): readonly FunctionMove[] {
  const days = daysBehind(draft);
  return draft.functions.flatMap(({ id, name, day, follows }) => {
    const to = follows || !isWholeDay(day) ? undefined : dayAfter(day, days);
    return to === undefined ? [] : [{ id, name, from: day, to }];
  });
}

/** Moves all functions along, and the last day to reply. */
export function moveAlong(draft: Draft): Draft {
  const days = daysBehind(draft);
  const moved = new Map(movesOf(draft).map(({ id, to }) => [id, to]));
  const replyBy = isWholeDay(draft.replyBy) ? dayAfter(draft.replyBy, days) : undefined;
  return {
    ...leaveBehind(draft),
    functions: draft.functions.map((one) => ({ ...one, day: moved.get(one.id) ?? one.day })),
    replyBy: replyBy ?? draft.replyBy,
  };
}

export function leaveBehind(draft: Draft): Draft {
  return { ...draft, settledDay: draft.weddingDay };
}
