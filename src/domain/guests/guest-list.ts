/** The couple's guest list. Read once, then only its changes. */
import type { ARRIVALS, CLOSED, FAMILY_PRIVATE, OPENED, REPLIES } from '#src/domain/collections.ts';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import type { Arrival } from './arrival.ts';
import { arrivalId } from './arrival.ts';
import type { Family } from './family.ts';

export interface GuestList {
  readonly families: ReadonlyMap<string, Family>;
  /** By the family's id, or the id of a reply with the open link. */
  readonly replies: ReadonlyMap<string, Reply>;
  /** When a family's link was last opened, in milliseconds since 1970. */
  readonly openedAt: ReadonlyMap<string, number>;
  /** By {@link arrivalId}. */
  readonly arrivals: ReadonlyMap<string, Arrival>;
  /** Ids of families and replies whose documents could not be understood. */
  readonly unreadable: ReadonlySet<string>;
  /** Server time up to which each part has been read. */
  readonly readUntil: ReadUntil;
  /** When this phone last read all of it, in milliseconds since 1970; 0 if it never has. */
  readonly readAt: number;
}

export interface Opened {
  readonly id: string;
  readonly at: number;
}

export type GuestListPart =
  | typeof FAMILY_PRIVATE
  | typeof REPLIES
  | typeof OPENED
  | typeof ARRIVALS
  | typeof CLOSED;

export type ReadUntil = Readonly<Record<GuestListPart, number>>;

export interface GuestListChanges {
  readonly families: readonly Family[];
  readonly replies: readonly Reply[];
  readonly opened: readonly Opened[];
  readonly arrivals: readonly Arrival[];
  readonly closed: readonly string[];
  readonly unreadable: readonly string[];
  readonly readUntil: ReadUntil;
  readonly readAt: number;
}

export const NO_GUESTS: GuestList = {
  families: new Map(),
  replies: new Map(),
  openedAt: new Map(),
  arrivals: new Map(),
  unreadable: new Set(),
  readUntil: { familyPrivate: 0, replies: 0, opened: 0, arrivals: 0, closed: 0 },
  readAt: 0,
};

/** Applies changes, which may repeat what the list has. Deleted ids never come back. */
export function withChanges(guestList: GuestList, changes: Partial<GuestListChanges>): GuestList {
  const { families = [], replies = [], opened = [], arrivals = [], closed = [], unreadable = [] } = changes;
  const gone = new Set(closed);
  const settled = new Set([...closed, ...families.map(({ id }) => id), ...replies.map(({ id }) => id)]);
  return {
    families: merged(guestList.families, families, ({ id }) => id, gone),
    replies: merged(guestList.replies, replies, ({ id }) => id, gone),
    openedAt: new Map([...guestList.openedAt, ...opened.map(({ id, at }) => [id, at] as const)]),
    arrivals: new Map(
      [...merged(guestList.arrivals, arrivals, arrivalId, gone)].filter(
        ([, { family }]) => !gone.has(family),
      ),
    ),
    unreadable: new Set([...[...guestList.unreadable].filter((id) => !settled.has(id)), ...unreadable]),
    readUntil: { ...guestList.readUntil, ...changes.readUntil },
    readAt: changes.readAt ?? guestList.readAt,
  };
}

/** Keeps the newer of two versions: a slow read must not undo what this phone has saved meanwhile. */
function merged<Item extends { readonly updatedAt: number }>(
  known: ReadonlyMap<string, Item>,
  items: readonly Item[],
  idOf: (item: Item) => string,
  gone: ReadonlySet<string>,
): ReadonlyMap<string, Item> {
  if (items.length === 0 && gone.size === 0) return known;
  const result = new Map(known);
  for (const item of items) {
    const id = idOf(item);
    const before = result.get(id);
    if (!before || before.updatedAt <= item.updatedAt) result.set(id, item);
  }
  for (const id of gone) result.delete(id);
  return result;
}

/** Of functions that families are invited to or have replied about, including removed ones. */
export function keysIn({ families, replies }: GuestList): readonly FunctionKey[] {
  const invited = new Set([...families.values()].flatMap(({ functions }) => functions));
  return FUNCTION_KEYS.filter(
    (key) =>
      invited.has(key) ||
      [...replies.values()].some(({ answers, unsure }) => answers[key] || unsure.includes(key)),
  );
}
