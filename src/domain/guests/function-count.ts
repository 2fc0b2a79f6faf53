import type { FunctionKey, Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { FunctionReply, Reply } from '#src/domain/reply/reply.ts';
import { comingTo, isAnswered } from '#src/domain/reply/reply.ts';
import type { Family } from './family.ts';
import { replyWithin } from './fitted-reply.ts';
import type { GuestList } from './guest-list.ts';

/** Plates of a dinner. The foods add up to `total`, which includes the children. */
export interface Plates {
  readonly total: number;
  readonly veg: number;
  readonly jain: number;
  readonly nonVeg: number;
  readonly children: number;
}

export interface Invited {
  readonly families: number;
  readonly seats: number;
}

export interface FunctionCount {
  readonly weddingFunction: WeddingFunction;
  readonly invited: Invited;
  /** Families that come, or said that they do not. */
  readonly replied: Invited;
  readonly unsure: Invited;
  readonly silent: Invited;
  /** Everybody who comes: invited families and, if the couple counts them, replies with the open link. */
  readonly coming: Plates;
  /** Replies with the open link, which anyone who has it can send. */
  readonly withOpenLink: number;
  /** Guests in all, if the families who have not replied come as the others do; `undefined` before the first reply. */
  readonly expected: number | undefined;
}

const NO_PLATES: Plates = { total: 0, veg: 0, jain: 0, nonVeg: 0, children: 0 };

/** Functions that ask for replies, in order. `countsOpenLink`: whether replies with the open link count as coming. */
export function countFunctions(
  { functions }: Pick<Invitation, 'functions'>,
  guestList: Pick<GuestList, 'families' | 'replies'>,
  countsOpenLink = false,
): readonly FunctionCount[] {
  return functions
    .filter(({ asksReply }) => asksReply)
    .map((weddingFunction) => countFunction(weddingFunction, guestList, countsOpenLink));
}

export function countFunction(
  weddingFunction: WeddingFunction,
  { families, replies }: Pick<GuestList, 'families' | 'replies'>,
  countsOpenLink = false,
): FunctionCount {
  const invited = [...families.values()].filter((family) => family.functions.includes(weddingFunction.key));
  const state = (family: Family) => stateOf(replies.get(family.id), weddingFunction.key);
  const replied = invited.filter((family) => state(family) === 'replied');
  const unsure = invited.filter((family) => state(family) === 'unsure');
  const silent = invited.filter((family) => state(family) === 'silent');
  const ofFamilies = plates(
    replied.flatMap(
      (family) => replyWithin(replies.get(family.id), family)?.answers[weddingFunction.key] ?? [],
    ),
  );
  const ofOpenLink = plates(
    openReplies({ families, replies }).flatMap(({ answers }) => answers[weddingFunction.key] ?? []),
  );
  const coming = countsOpenLink ? sum(ofFamilies, ofOpenLink) : ofFamilies;
  const seats = seatsOf(replied);
  const undecided = seatsOf(unsure) + seatsOf(silent);
  const more = seats === 0 ? undefined : Math.round((undecided * ofFamilies.total) / seats);
  return {
    weddingFunction,
    invited: { families: invited.length, seats: seatsOf(invited) },
    replied: { families: replied.length, seats },
    unsure: { families: unsure.length, seats: seatsOf(unsure) },
    silent: { families: silent.length, seats: seatsOf(silent) },
    coming,
    withOpenLink: ofOpenLink.total,
    expected: more === undefined ? undefined : coming.total + more,
  };
}

/** Known by the id's beginning, so also before the families are read. */
export function isWithOpenLink({ id }: Pick<Reply, 'id'>): boolean {
  return id.startsWith('d');
}

export function openReplies({
  families,
  replies,
}: Pick<GuestList, 'families' | 'replies'>): readonly Reply[] {
  return [...replies.values()].filter(
    (reply) => isWithOpenLink(reply) && !families.has(reply.id) && isAnswered(reply),
  );
}

export type ReplyState = 'replied' | 'unsure' | 'silent';

export function stateOf(reply: Reply | undefined, key: FunctionKey): ReplyState {
  if (reply?.answers[key]) return 'replied';
  return reply?.unsure.includes(key) ? 'unsure' : 'silent';
}

/** For how many of the functions that a family is invited to now, and that ask for a reply, it has replied. */
export type Replied = 'all' | 'some' | 'none';

/** Agrees with {@link countFunctions}: with `some` or `none`, the family is among those who are silent for a function that asks. */
export function repliedOf(
  { functions: invited }: Pick<Family, 'functions'>,
  reply: Reply | undefined,
  functions: readonly Pick<WeddingFunction, 'key' | 'asksReply'>[],
): Replied {
  const theirs = functions.filter(({ key }) => invited.includes(key));
  const isSaid = ({ key }: Pick<WeddingFunction, 'key'>) => stateOf(reply, key) !== 'silent';
  if (!theirs.some(isSaid)) return 'none';
  return theirs.every((one) => isSaid(one) || !one.asksReply) ? 'all' : 'some';
}

function seatsOf(families: readonly Family[]): number {
  return families.reduce((seats, family) => seats + family.seats, 0);
}

function plates(answers: readonly FunctionReply[]): Plates {
  return answers
    .map((answer) => ({ ...answer, total: comingTo(answer) }))
    .reduce<Plates>((all, more) => sum(all, more), NO_PLATES);
}

function sum(first: Plates, second: Plates): Plates {
  return {
    total: first.total + second.total,
    veg: first.veg + second.veg,
    jain: first.jain + second.jain,
    nonVeg: first.nonVeg + second.nonVeg,
    children: first.children + second.children,
  };
}
