import type { Reply } from '#src/domain/reply/reply.ts';
import { parseReply } from '#src/domain/reply/reply.ts';
import { findDocument } from '#src/lib/find-document.ts';
import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { writeDocument } from '#src/lib/firestore-rest.ts';
import { DELIVERIES } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { ReplyMessage } from './reply-message.ts';
import { meaningOfRefusal, repliesOf } from './reply-message.ts';

/** Another change can come between reading and writing; after this many tries the reply waits. */
const MOST_TURNS = 3;

interface Progress {
  /** `rev` of the reply that the change follows. */
  readonly rev: number;
  /** Whether the rules have refused it as that change, so that the stored reply has to be read. */
  readonly refused: boolean;
}

/** What earlier attempts have found out, so that on a bad network each continues where the last one failed. */
const progress = new Map<string, Progress>();

/**
 * Writes a reply as the next change of the one that the guest saw. The rules refuse it if that one has changed: then it
 * follows an earlier reply of this phone, but does not overwrite another phone's.
 */
export async function sendReply(
  id: string,
  message: ReplyMessage,
  appCheckToken?: string,
): Promise<Delivery> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { rev, refused } = progress.get(id) ?? { rev: message.baseRev, refused: false };
    if (!refused) {
      const result = await writeReply(message, rev + 1, appCheckToken);
      if (result === 'done') progress.delete(id);
      if (result !== 'refused') return DELIVERIES[result];
      progress.set(id, { rev, refused: true });
    }
    const stored = await fetchReply(message.code, message.replyId, appCheckToken);
    progress.delete(id);
    const meaning = meaningOfRefusal(message, rev, stored);
    if (meaning === 'arrived') return 'delivered';
    if (meaning !== 'again' || !stored) return 'refused';
    progress.set(id, { rev: stored.rev, refused: false });
  }
  return 'busy';
}

function writeReply(
  { code, replyId, by, fields }: ReplyMessage,
  rev: number,
  appCheckToken?: string,
): Promise<FirestoreResult> {
  return writeDocument(
    { path: `${repliesOf(code)}/${replyId}`, fields: { ...fields, by, rev }, timeField: 'updatedAt' },
    appCheckToken,
  );
}

/** `undefined` if there is none or it may not be read. Throws as {@link lookUpReply} does. */
export async function fetchReply(
  code: string,
  id: string,
  appCheckToken?: string,
): Promise<Reply | undefined> {
  const reply = await lookUpReply(code, id, appCheckToken);
  return reply === 'missing' ? undefined : reply;
}

/**
 * `missing` if there is none, which for the open link means that it was deleted; `undefined` if it may not be read. Throws as
 * {@link findDocument} does.
 */
export async function lookUpReply(
  code: string,
  id: string,
  appCheckToken?: string,
): Promise<Reply | 'missing' | undefined> {
  const found = await findDocument(`${repliesOf(code)}/${id}`, appCheckToken);
  if (typeof found === 'object') return parseReply(id, found);
  return found === 'missing' ? found : undefined;
}
