import * as v from 'valibot';
import type { Reply } from '#src/domain/reply/reply.ts';
import { parseReply } from '#src/domain/reply/reply.ts';
import { call, database, readFailure } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { repliesOf } from './reply-message.ts';

const found = v.tuple([v.object({ found: v.object({ fields: v.unknown() }) })]);
const missing = v.tuple([v.object({ missing: v.string() })]);

/**
 * The stored reply; `undefined` if there is none or it may not be read. Throws without a network, and when Firestore cannot serve it
 * now. A plain read of a reply that there is not yet would return 404, which browsers report as an error.
 */
export async function fetchReply(
  code: string,
  id: string,
  appCheckToken?: string,
): Promise<Reply | undefined> {
  const body = JSON.stringify({ documents: [`${database()}/${repliesOf(code)}/${id}`] });
  const response = await call(':batchGet', { method: 'POST', body }, appCheckToken);
  const answer: unknown = await response.json().catch(() => undefined);
  if (v.is(found, answer)) return parseReply(id, decodeFields(answer[0].found.fields));
  // Errors of this method come in a list.
  const problem: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (v.is(missing, answer) || readFailure(response.status, problem) === 'refused') return undefined;
  throw new Error(`Firestore returned ${response.status}`);
}
