/** Changes of a wedding's guest list, for its editors and the owner. All throw Firebase errors. */
import type { DocumentReference, WriteBatch } from 'firebase/firestore/lite';
import { doc, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { ARRIVALS, CLOSED, FAMILIES, FAMILY_PRIVATE, OPENED, REPLIES } from '#src/domain/collections.ts';
import type { Arrival } from '#src/domain/guests/arrival.ts';
import { arrivalId, movedTo } from '#src/domain/guests/arrival.ts';
import type { Family, FamilyFields } from '#src/domain/guests/family.ts';
import { storedFamily, storedFamilyPage } from '#src/domain/guests/family.ts';
import type { FamilyChange } from '#src/domain/guests/family-change.ts';
import { fieldsAfter } from '#src/domain/guests/family-change.ts';
import type { GuestListPart, Opened } from '#src/domain/guests/guest-list.ts';
import type { FunctionIds } from '#src/domain/invitation/function-ids.ts';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { readFields } from '#src/lib/pages-api.ts';
import { partOf, saveBelow } from './below-invitation-api.ts';
import { functionIds } from './private-functions-api.ts';

/** Has its id already, so that saving it again writes the same documents. */
export interface NewFamily extends FamilyFields, Pick<Family, 'renewedFrom'> {
  readonly id: string;
}

/** Families in one batch: a batch has at most 500 writes, and a removed family takes five and its arrivals. */
export const FAMILIES_PER_BATCH = 60;

type Part = GuestListPart | typeof FAMILIES;
type Place = (part: Part, id: string) => DocumentReference;

/** At most {@link FAMILIES_PER_BATCH}. Safe to repeat. */
export async function addFamilies(code: string, families: readonly NewFamily[]): Promise<void> {
  const ids = await functionIds(code);
  await saveBelow<Part>(code, (batch, place) => {
    for (const family of families) putFamily(batch, place, family, ids);
  });
}

function putFamily(
  batch: WriteBatch,
  place: Place,
  family: NewFamily,
  ids: FunctionIds,
  sentAt?: number,
): void {
  batch.set(place(FAMILIES, family.id), storedFamilyPage(family, ids));
  batch.set(place(FAMILY_PRIVATE, family.id), {
    ...storedFamily(family),
    ...(family.renewedFrom && { renewedFrom: family.renewedFrom }),
    sentAt: sentAt === undefined ? null : new Date(sentAt),
    updatedAt: serverTimestamp(),
  });
}

/** Stores only the given fields, for at most {@link FAMILIES_PER_BATCH}: somebody else may have saved others. */
export async function changeFamilies(
  code: string,
  families: readonly Family[],
  change: FamilyChange,
): Promise<void> {
  const ids = await functionIds(code);
  const inPageToo = 'functions' in change ? { ...change, opens: true } : change;
  await saveBelow<Part>(code, (batch, place) => {
    for (const family of families) {
      const changed = { ...family, ...fieldsAfter(family, change) };
      const inPage = pick(storedFamilyPage(changed, ids), inPageToo);
      if (Object.keys(inPage).length > 0) batch.update(place(FAMILIES, family.id), inPage);
      batch.update(place(FAMILY_PRIVATE, family.id), {
        ...pick(storedFamily(changed), change),
        updatedAt: serverTimestamp(),
      });
    }
  });
}

function pick(fields: Readonly<Record<string, unknown>>, wanted: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in wanted));
}

export async function markSent(code: string, id: string): Promise<void> {
  await saveBelow<Part>(code, (batch, place) => {
    batch.update(place(FAMILY_PRIVATE, id), { sentAt: serverTimestamp(), updatedAt: serverTimestamp() });
  });
}

/** Deletes at most {@link FAMILIES_PER_BATCH} with all that is stored of them; their links no longer work. */
export async function removeFamilies(
  code: string,
  ids: readonly string[],
  arrivals: readonly Arrival[],
): Promise<void> {
  await saveBelow<Part>(code, (batch, place) => {
    for (const id of ids) {
      batch.set(place(CLOSED, id), { closedAt: serverTimestamp() });
      for (const part of [FAMILIES, FAMILY_PRIVATE, REPLIES, OPENED] as const) batch.delete(place(part, id));
    }
    for (const arrival of arrivals) batch.delete(place(ARRIVALS, arrivalId(arrival)));
  });
}

/** Also restores links, counts at the door, replies and when links were opened. Safe to repeat. */
export async function restoreFamilies(
  code: string,
  families: readonly Family[],
  arrivals: readonly Arrival[],
  replies: readonly Reply[],
  opened: readonly Opened[],
): Promise<void> {
  const ids = await functionIds(code);
  await saveBelow<Part>(code, (batch, place) => {
    for (const family of families) {
      batch.delete(place(CLOSED, family.id));
      putFamily(batch, place, family, ids, family.sentAt);
    }
    for (const arrival of arrivals) putArrival(batch, place, arrival);
    for (const { id, at } of opened) batch.set(place(OPENED, id), { at: new Date(at) });
  });
  // The rules accept a reply only of a family that is already there.
  await Promise.all(
    replies.map((reply) =>
      saveReply(code, reply.id, reply).catch(async (error: unknown) => {
        // The family may have replied again since an earlier attempt.
        if ((await storedRev(code, reply.id)) < reply.rev) throw error;
      }),
    ),
  );
}

/**
 * The old link no longer works; reply and counts move along. A phone at the door finds by `renewedFrom` what it has counted under
 * the old one. Safe to repeat with the same new id.
 */
export async function renewLink(
  code: string,
  family: Family,
  id: string,
  reply: Reply | undefined,
  arrivals: readonly Arrival[],
): Promise<void> {
  await addFamilies(code, [{ ...family, id, renewedFrom: family.id }]);
  await saveArrivals(code, movedTo(id, arrivals));
  if (reply) await saveReply(code, id, { ...reply, rev: (await storedRev(code, id)) + 1 });
  await removeFamilies(code, [family.id], arrivals);
}

/** 0 if there is none. */
async function storedRev(code: string, id: string): Promise<number> {
  const stored = await readFields(doc(await partOf(code, REPLIES), id));
  return stored === undefined ? 0 : v.parse(v.object({ rev: v.number() }), stored).rev;
}

/** Refused if another phone has stored version `rev` meanwhile. */
export async function saveReply(
  code: string,
  id: string,
  { name, phone, answers, unsure, note, rev, by }: ReplyFields & Pick<Reply, 'rev' | 'by'>,
): Promise<void> {
  await saveBelow<Part>(code, (batch, place) => {
    batch.set(place(REPLIES, id), {
      name,
      phone,
      answers: defined(answers),
      unsure: [...unsure],
      note,
      rev,
      by,
      updatedAt: serverTimestamp(),
    });
  });
}

/** Each takes two of a batch's 500 writes. */
export const REPLIES_PER_BATCH = 250;

/** Permanently deletes replies with the open link, at most {@link REPLIES_PER_BATCH}. */
export async function deleteReplies(code: string, ids: readonly string[]): Promise<void> {
  await saveBelow<Part>(code, (batch, place) => {
    for (const id of ids) {
      batch.set(place(CLOSED, id), { closedAt: serverTimestamp() });
      batch.delete(place(REPLIES, id));
    }
  });
}

/** Safe to repeat. */
export async function saveArrivals(code: string, arrivals: readonly Arrival[]): Promise<void> {
  await saveBelow<Part>(code, (batch, place) => {
    for (const arrival of arrivals) putArrival(batch, place, arrival);
  });
}

function putArrival(batch: WriteBatch, place: Place, arrival: Arrival): void {
  const fields = { came: defined(arrival.came), updatedAt: serverTimestamp() };
  batch.set(place(ARRIVALS, arrivalId(arrival)), fields);
}

function defined(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
