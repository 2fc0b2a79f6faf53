/** Reads a wedding's guest list, for its editors and the owner. All throw Firebase errors. */
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { collection, getDocs, limit, orderBy, query, startAfter, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { INVITATIONS } from '#src/config/collections.ts';
import { DESK_LIMIT } from '#src/config/limits.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/pages-api.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { Arrival } from './guests/arrival.ts';
import { parseArrival } from './guests/arrival.ts';
import { parseFamily } from './guests/family.ts';
import type { GuestBookChanges, GuestBookPart, ReadUntil } from './guests/guest-book.ts';
import { parseReply } from './reply/reply.ts';

/** Writes that began earlier may become visible after later ones. */
const OVERLAP_MS = 60_000;

const openedMark = v.object({ at: timestampSchema });
const closedMark = v.object({ closedAt: timestampSchema });

/** Reads only what phones at the door have counted since the last reading. */
export async function readArrivals(code: string, since: ReadUntil): Promise<Partial<GuestBookChanges>> {
  const { items, until } = await readPart(code, 'arrivals', 'updatedAt', since, arrivalWithTime);
  return { arrivals: items, readUntil: { ...since, arrivals: until } };
}

/** Reads what has changed since the last reading: a read for each document changed, and at least five. */
export async function readGuestBook(code: string, since: ReadUntil): Promise<GuestBookChanges> {
  const [families, replies, opened, arrivals, closed] = await Promise.all([
    readPart(code, 'familyPrivate', 'updatedAt', since, (id, fields) => {
      const family = parseFamily(id, fields);
      return family && [family, family.updatedAt];
    }),
    readPart(code, 'replies', 'updatedAt', since, (id, fields) => {
      const reply = parseReply(id, fields);
      return reply && [reply, reply.updatedAt];
    }),
    readPart(code, 'opened', 'at', since, (id, fields) => {
      const { at } = v.parse(openedMark, fields);
      return [{ id, at }, at];
    }),
    readPart(code, 'arrivals', 'updatedAt', since, arrivalWithTime),
    readPart(code, 'closed', 'closedAt', since, (id, fields) => {
      const { closedAt } = v.parse(closedMark, fields);
      return [id, closedAt];
    }),
  ]);
  return {
    families: families.items,
    replies: replies.items,
    opened: opened.items,
    arrivals: arrivals.items,
    closed: closed.items,
    readUntil: {
      familyPrivate: families.until,
      replies: replies.until,
      opened: opened.until,
      arrivals: arrivals.until,
      closed: closed.until,
    },
  };
}

function arrivalWithTime(id: string, fields: unknown): readonly [Arrival, number] | undefined {
  const arrival = parseArrival(id, fields);
  return arrival && [arrival, arrival.updatedAt];
}

async function readPart<Item>(
  code: string,
  part: GuestBookPart,
  timeField: string,
  since: ReadUntil,
  read: (id: string, fields: unknown) => readonly [Item, number] | undefined,
): Promise<{ readonly items: readonly Item[]; readonly until: number }> {
  const all = collection(await openDatabase(), INVITATIONS, code, part);
  const from = since[part] === 0 ? [] : [where(timeField, '>', new Date(since[part] - OVERLAP_MS))];
  const items: Item[] = [];
  let until = since[part];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query(
      all,
      ...from,
      orderBy(timeField),
      ...(last ? [startAfter(last)] : []),
      limit(DESK_LIMIT),
    );
    const { docs } = await withTimeout(getDocs(page), CALL_TIMEOUT_MS);
    for (const snapshot of docs) {
      const found = read(snapshot.id, snapshot.data());
      if (!found) continue;
      items.push(found[0]);
      until = Math.max(until, found[1]);
    }
    last = docs.length === DESK_LIMIT ? docs.at(-1) : undefined;
  } while (last);
  return { items, until };
}
