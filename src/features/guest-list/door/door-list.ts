/** The families that staff at the door of a function expect, and how many of each have come. */

import { byName } from '#src/domain/guests/alphabet.ts';
import type { Came } from '#src/domain/guests/arrival.ts';
import { replyWithin } from '#src/domain/guests/fitted-reply.ts';
import { isWithOpenLink, stateOf } from '#src/domain/guests/function-count.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { comingTo } from '#src/domain/reply/reply.ts';
import { searchable } from '#src/domain/search-text.ts';

export interface DoorRow {
  /** Id of the family, or of a reply with the open link. */
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly state: 'coming' | 'notComing' | 'unsure' | 'silent';
  /** As replied, within the seats that the family has now; 0 without a reply. */
  readonly expected: number;
  /** Counted on all phones. */
  readonly came: number;
}

const DAY_MS = 86_400_000;
/** A function is the current one at the door until this long after it has started. */
const LENGTH_MS = 10 * 3_600_000;

/**
 * Families invited to a function, and replies with the open link, by name.
 *
 * @param own what this phone has counted, by family
 * @param device this phone, whose counts in the list may be older
 */
export function doorRows(
  key: FunctionKey,
  { families, replies, arrivals }: GuestList,
  own: ReadonlyMap<string, Came>,
  device: string,
): readonly DoorRow[] {
  const came = new Map<string, number>();
  const count = (family: string, counted: Came) =>
    came.set(family, (came.get(family) ?? 0) + (counted[key] ?? 0));
  for (const [family, counted] of own) count(family, counted);
  for (const arrival of arrivals.values()) {
    if (arrival.device !== device || !own.has(arrival.family)) count(arrival.family, arrival.came);
  }

  const invited = [...families.values()].filter(({ functions }) => functions.includes(key));
  const open = [...replies.values()].filter((reply) => isWithOpenLink(reply) && reply.answers[key]);
  const rows = [
    ...invited.map((family) => ({
      ...family,
      answer: replyWithin(replies.get(family.id), family)?.answers[key],
    })),
    ...open.map(({ id, name, answers }) => ({ id, name, seats: 0, answer: answers[key] })),
  ];
  return rows
    .map(({ id, name, seats, answer }): DoorRow => {
      const reply = replies.get(id);
      const expected = answer ? comingTo(answer) : 0;
      const said = stateOf(reply, key);
      const replied = expected > 0 ? 'coming' : 'notComing';
      return {
        id,
        name,
        seats: seats || expected,
        state: said === 'replied' ? replied : said,
        expected,
        came: came.get(id) ?? 0,
      };
    })
    .sort(byName);
}

/** Matches names as the guest list does. */
export function matchingRows(rows: readonly DoorRow[], typed: string): readonly DoorRow[] {
  const wanted = searchable(typed);
  return wanted ? rows.filter(({ name }) => searchable(name).includes(wanted)) : rows;
}

/** `invited` counts the seats, for a function that asks for no replies. */
export function doorTotal(rows: readonly DoorRow[]) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, more) => all + more, 0);
  return {
    came: sum(rows.map(({ came }) => came)),
    expected: sum(rows.map(({ expected }) => expected)),
    invited: sum(rows.map(({ seats }) => seats)),
  };
}

/** The function under way or the next within a day, else the first. */
export function functionNow(functions: readonly WeddingFunction[], now: number): WeddingFunction | undefined {
  const near = functions
    .filter(({ start }) => start + LENGTH_MS > now && start - DAY_MS < now)
    .sort((one, other) => one.start - other.start);
  const begun = near.filter(({ start }) => start - 2 * 3_600_000 <= now);
  return begun.at(-1) ?? near[0] ?? functions[0];
}
