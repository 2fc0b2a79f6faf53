/** Reads a wedding's guest list, for its editors and the owner. All throw Firebase errors. */
import { orderBy, query, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { ARRIVALS, CLOSED, FAMILY_PRIVATE, OPENED, REPLIES } from '#src/domain/collections.ts';
import { parseArrival } from '#src/domain/guests/arrival.ts';
import { parseFamily } from '#src/domain/guests/family.ts';
import type { GuestListChanges, GuestListPart, ReadUntil } from '#src/domain/guests/guest-list.ts';
import { parseReply } from '#src/domain/reply/reply.ts';
import { readAll } from '#src/lib/pages-api.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import { partOf } from './below-invitation-api.ts';

/** Writes that began earlier may become visible after later ones. */
const OVERLAP_MS = 60_000;

/** Only what phones at the door have counted since the last read. */
export async function readArrivals(code: string, since: ReadUntil): Promise<Partial<GuestListChanges>> {
  const { items, until } = await readPart(code, ARRIVALS, 'updatedAt', since, parseArrival);
  return { arrivals: items, readUntil: { ...since, arrivals: until } };
}

/** The first error if some of the parts could not be read. */
export interface GuestListReading {
  readonly changes: Partial<GuestListChanges>;
  readonly failure: unknown;
}

/**
 * Reads what has changed since the last time: a read for each changed document, and at least five. An unreadable part does
 * not hide the others; if all fail, the first error is thrown.
 */
export async function readGuestList(code: string, since: ReadUntil): Promise<GuestListReading> {
  const failures: unknown[] = [];
  const read: typeof readPart = (...part) =>
    readPart(...part).catch((failure: unknown) => {
      failures.push(failure);
      return { items: [], unreadable: [], until: since[part[1]] };
    });
  const parts = await Promise.all([
    read(code, FAMILY_PRIVATE, 'updatedAt', since, parseFamily),
    read(code, REPLIES, 'updatedAt', since, parseReply),
    read(code, OPENED, 'at', since, (id, _fields, at) => ({ id, at })),
    read(code, ARRIVALS, 'updatedAt', since, parseArrival),
    read(code, CLOSED, 'closedAt', since, (id) => id),
  ]);
  if (failures.length === parts.length) throw failures[0];
  const [families, replies, opened, arrivals, closed] = parts;
  const changes = {
    families: families.items,
    replies: replies.items,
    opened: opened.items,
    arrivals: arrivals.items,
    closed: closed.items,
    unreadable: [...families.unreadable, ...replies.unreadable],
    readUntil: {
      familyPrivate: families.until,
      replies: replies.until,
      opened: opened.until,
      arrivals: arrivals.until,
      closed: closed.until,
    },
  };
  return { changes, failure: failures[0] };
}

interface PartReading<Item> {
  readonly items: readonly Item[];
  readonly unreadable: readonly string[];
  readonly until: number;
}

async function readPart<Item>(
  code: string,
  part: GuestListPart,
  timeField: string,
  since: ReadUntil,
  parse: (id: string, fields: unknown, time: number) => Item | undefined,
): Promise<PartReading<Item>> {
  const all = await partOf(code, part);
  const from = since[part] === 0 ? [] : [where(timeField, '>', new Date(since[part] - OVERLAP_MS))];
  const items: Item[] = [];
  const unreadable: string[] = [];
  let until = since[part];
  for await (const docs of readAll(query(all, ...from, orderBy(timeField)))) {
    for (const snapshot of docs) {
      const fields = snapshot.data();
      const time = v.safeParse(timestampSchema, fields[timeField]);
      const item = time.success ? parse(snapshot.id, fields, time.output) : undefined;
      if (!time.success || item === undefined) {
        unreadable.push(snapshot.id);
        continue;
      }
      items.push(item);
      until = Math.max(until, time.output);
    }
  }
  return { items, unreadable, until };
}
