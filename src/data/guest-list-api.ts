/** Reads a wedding's guest list, for its editors and the owner. All throw Firebase errors. */
import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { INVITATIONS } from '#src/domain/collections.ts';
import type { Arrival } from '#src/domain/guests/arrival.ts';
import { parseArrival } from '#src/domain/guests/arrival.ts';
import { parseFamily } from '#src/domain/guests/family.ts';
import type { GuestListChanges, GuestListPart, ReadUntil } from '#src/domain/guests/guest-list.ts';
import { parseReply } from '#src/domain/reply/reply.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { readAll } from '#src/lib/pages-api.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

/** Writes that began earlier may become visible after later ones. */
const OVERLAP_MS = 60_000;

const openedMark = v.object({ at: timestampSchema });
const closedMark = v.object({ closedAt: timestampSchema });

/** Reads only what phones at the door have counted since the last reading. */
export async function readArrivals(code: string, since: ReadUntil): Promise<Partial<GuestListChanges>> {
  const { items, until } = await readPart(code, 'arrivals', 'updatedAt', since, arrivalWithTime);
  return { arrivals: items, readUntil: { ...since, arrivals: until ?? since.arrivals } };
}

/** What was read, and the first error if some of the parts could not be. */
export interface GuestListReading {
  readonly changes: Partial<GuestListChanges>;
  readonly failure: unknown;
}

/**
 * Reads what has changed since the last reading: a read for each document changed, and at least five. A part that cannot be
 * read does not hide the others; without any, the first error is thrown.
 */
export async function readGuestList(code: string, since: ReadUntil): Promise<GuestListReading> {
  const parts = await Promise.allSettled([
    readPart(code, 'familyPrivate', 'updatedAt', since, (id, fields) => {
      const family = parseFamily(id, fields);
      return family && [family, family.updatedAt];
    }),
    readPart(code, 'replies', 'updatedAt', since, (id, fields) => {
      const reply = parseReply(id, fields);
      return reply && [reply, reply.updatedAt];
    }),
    readPart(code, 'opened', 'at', since, (id, fields) => {
      const mark = v.safeParse(openedMark, fields);
      return mark.success ? [{ id, at: mark.output.at }, mark.output.at] : undefined;
    }),
    readPart(code, 'arrivals', 'updatedAt', since, arrivalWithTime),
    readPart(code, 'closed', 'closedAt', since, (id, fields) => {
      const mark = v.safeParse(closedMark, fields);
      return mark.success ? [id, mark.output.closedAt] : undefined;
    }),
  ]);
  const failures = parts.filter((part) => part.status === 'rejected').map(({ reason }) => reason);
  if (failures.length === parts.length) throw failures[0];
  const [families, replies, opened, arrivals, closed] = [
    readOrNothing(parts[0]),
    readOrNothing(parts[1]),
    readOrNothing(parts[2]),
    readOrNothing(parts[3]),
    readOrNothing(parts[4]),
  ];
  const changes = {
    families: families.items,
    replies: replies.items,
    opened: opened.items,
    arrivals: arrivals.items,
    closed: closed.items,
    unreadable: [...families.unreadable, ...replies.unreadable],
    readUntil: {
      familyPrivate: families.until ?? since.familyPrivate,
      replies: replies.until ?? since.replies,
      opened: opened.until ?? since.opened,
      arrivals: arrivals.until ?? since.arrivals,
      closed: closed.until ?? since.closed,
    },
  };
  return { changes, failure: failures[0] };
}

interface PartReading<Item> {
  readonly items: readonly Item[];
  /** Ids of documents that are not what they should be. */
  readonly unreadable: readonly string[];
  readonly until: number | undefined;
}

function readOrNothing<Item>(part: PromiseSettledResult<PartReading<Item>>): PartReading<Item> {
  return part.status === 'fulfilled' ? part.value : { items: [], unreadable: [], until: undefined };
}

function arrivalWithTime(id: string, fields: unknown): readonly [Arrival, number] | undefined {
  const arrival = parseArrival(id, fields);
  return arrival && [arrival, arrival.updatedAt];
}

async function readPart<Item>(
  code: string,
  part: GuestListPart,
  timeField: string,
  since: ReadUntil,
  read: (id: string, fields: unknown) => readonly [Item, number] | undefined,
): Promise<PartReading<Item>> {
  const all = collection(await openDatabase(), INVITATIONS, code, part);
  const from = since[part] === 0 ? [] : [where(timeField, '>', new Date(since[part] - OVERLAP_MS))];
  const items: Item[] = [];
  const unreadable: string[] = [];
  let until = since[part];
  for await (const docs of readAll(query(all, ...from, orderBy(timeField)))) {
    for (const snapshot of docs) {
      const found = read(snapshot.id, snapshot.data());
      if (!found) {
        unreadable.push(snapshot.id);
        continue;
      }
      items.push(found[0]);
      until = Math.max(until, found[1]);
    }
  }
  return { items, unreadable, until };
}
