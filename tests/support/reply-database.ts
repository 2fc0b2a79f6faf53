import * as v from 'valibot';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { parseReply } from '#src/domain/reply/reply.ts';
import type { ReplyMessage } from '#src/features/replies/reply-message.ts';
import type { PlainFields } from '#src/lib/firestore-values.ts';
import { decodeFields, encodeFields } from '#src/lib/firestore-values.ts';

export const CODE = 'ABCD12345678';
export const FAMILY_ID = 'fAbCdEfGhIjKlMnOpQrStUv';

/** `by` of the change with this number, made on the phone with this letter. */
export function byOf(phone: string, change: number): string {
  return `${phone.repeat(20)}${String(change).padStart(12, '0')}`;
}

/** A reply in which this many come to the first function. */
export function coming(count: number, note = ''): ReplyFields {
  return {
    name: '',
    phone: '',
    answers: { f1: { adults: count, children: 0, veg: count, jain: 0, nonVeg: 0 } },
    unsure: [],
    note,
  };
}

export function messageOf(by: string, fields: ReplyFields, baseRev = 0): ReplyMessage {
  return { code: CODE, replyId: FAMILY_ID, baseRev, by, fields };
}

/**
 * A Firestore with one reply, which takes the next `rev` or an identical resend as the rules do. Faults are used up one a
 * request: `lost` requests do not arrive, `unheard` ones do, but their response is lost.
 */
export function replyDatabase(start?: Omit<Reply, 'id'>) {
  let stored: PlainFields | undefined;
  if (start) {
    const { updatedAt, ...fields } = start;
    stored = { ...encodeFields(fields), updatedAt: timestamp(updatedAt) };
  }
  const faults: ('none' | 'lost' | 'unheard')[] = [];
  const history: number[] = [];
  let closed = false;
  let offline = false;

  function commit(body: string): Response {
    const { fields } = v.parse(commitBody, JSON.parse(body)).writes[0].update;
    const before = decodeFields(stored ?? {});
    const { rev } = decodeFields(fields);
    const { updatedAt: _, ...same } = stored ?? {};
    const isNext = rev === Number(before.rev ?? 0) + 1;
    if (closed || !(isNext || JSON.stringify(fields) === JSON.stringify(same))) return refusal();
    stored = { ...fields, updatedAt: timestamp(Date.now()) };
    if (isNext) history.push(Number(rev));
    return Response.json({ commitTime: '2026-11-22T11:42:00Z' });
  }

  function get(): Response {
    const name = 'documents/reply';
    return Response.json([stored ? { found: { name, fields: stored } } : { missing: name }]);
  }

  return {
    faults,
    /** `rev` of each change that was taken. */
    history,
    setOffline: (next: boolean) => {
      offline = next;
    },
    close: () => {
      closed = true;
    },
    stored: () => (stored ? parseReply(FAMILY_ID, decodeFields(stored)) : undefined),
    /** In place of the global `fetch`. */
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const fault = faults.shift();
      if (offline || fault === 'lost') throw new TypeError('Failed to fetch');
      const response = url.includes(':commit') ? commit(String(init.body)) : get();
      if (fault === 'unheard') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

const commitBody = v.object({
  writes: v.tuple([v.object({ update: v.object({ fields: v.record(v.string(), v.unknown()) }) })]),
});

function timestamp(instant: number) {
  return { timestampValue: new Date(instant).toISOString() };
}

function refusal(): Response {
  const error = { message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
  return Response.json({ error }, { status: 403 });
}
