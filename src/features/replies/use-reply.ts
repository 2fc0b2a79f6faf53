import { useEffect, useState } from 'react';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { nextBy } from '#src/domain/reply/reply-by.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import { unlessLeft } from '#src/lib/unless-left.ts';
import { changeRecord, guestRecord } from './guest-record.ts';
import type { ReplyMessage } from './reply-message.ts';
import { replyOutbox } from './reply-outbox.ts';
import { carryReplies, claimReplies } from './reply-reporter.ts';
import { fetchReply } from './send-reply.ts';

interface ReplyState {
  /** The reply as it is stored, as far as this phone knows; `undefined` if there is none. */
  readonly stored: Reply | undefined;
  /** This phone's answer that has not arrived. */
  readonly pending: OutboxItem<ReplyMessage> | undefined;
  /** Whether the last attempt reached a server that could not take it. */
  readonly busy: boolean;
  /** Sends an answer, as a change of the reply with this `rev`; 0 for none. */
  readonly send: (fields: ReplyFields, baseRev: number) => Promise<void>;
  /** Gives up the answer that has not arrived, for the stored one. */
  readonly keep: (stored: Reply) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** A guest's reply: read once, kept on this phone, and sent through the outbox. Browser only; not for samples. */
export function useReply({ code, family }: Pick<Seat, 'code' | 'family'>): ReplyState {
  const outbox = useOutboxView(replyOutbox);
  // An id that is made here later has no reply yet.
  const [known] = useState(() => family ?? guestRecord(code).openId);
  const [id, setId] = useState(known);
  const [read, setRead] = useState<Reply>();

  useEffect(() => {
    carryReplies();
    return claimReplies(code);
  }, [code]);

  useEffect(() => {
    if (!known) return;
    const reading = appCheckToken().then((token) => fetchReply(code, known, token));
    return unlessLeft(
      reading,
      (reply) => {
        if (!reply) return;
        // A reply that arrived meanwhile is newer than what was read.
        const { reply: kept } = guestRecord(code);
        if (kept?.id !== known || kept.rev <= reply.rev) changeRecord(code, { reply });
        setRead(reply);
      },
      // Without a network, what this phone knows is shown.
      () => undefined,
    );
  }, [code, known]);

  const kept = guestRecord(code).reply;
  const [stored] = [kept, read]
    .filter((reply) => reply !== undefined)
    .filter((reply) => reply.id === id)
    .sort((one, other) => other.rev - one.rev);
  const pending = outbox.items.findLast(({ message }) => message.code === code && message.replyId === id);

  const drop = async () => {
    if (pending) await replyOutbox().discard(pending.id);
  };

  return {
    stored,
    pending,
    busy: outbox.busy,
    async send(fields, baseRev) {
      const replyId = id ?? `d${newDocumentId()}`;
      const by = nextBy(guestRecord(code).by);
      changeRecord(code, family ? { by } : { by, openId: replyId });
      setId(replyId);
      await replyOutbox().add({ code, replyId, baseRev, by, fields });
      await drop();
    },
    async keep(reply) {
      changeRecord(code, { reply });
      setRead(reply);
      await drop();
    },
    drop,
  };
}
