import { useEffect, useState } from 'react';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { nextBy } from '#src/domain/reply/reply-by.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { changeRecord, guestRecord } from './guest-record.ts';
import type { ReplyMessage } from './reply-message.ts';
import { replyOutbox } from './reply-outbox.ts';
import { carryReplies, claimReplies } from './reply-reporter.ts';
import { lookUpReply } from './send-reply.ts';

interface ReplyState {
  /** As far as this phone knows; `undefined` if there is none. */
  readonly stored: Reply | undefined;
  readonly pending: OutboxItem<ReplyMessage> | undefined;
  /** Whether it was refused under another link of this wedding, which the phone had before. */
  readonly isMoved: boolean;
  /** Whether the couple has deleted this phone's reply by the open link: the next one is a new reply. */
  readonly isGone: boolean;
  /** Whether the last attempt reached a server that could not take it. */
  readonly busy: boolean;
  /** Sends a change of the reply with this `rev`; 0 for none. */
  readonly send: (fields: ReplyFields, baseRev: number) => Promise<void>;
  /** Gives up the reply that has not arrived, for the stored one. */
  readonly keep: (stored: Reply) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Read once, kept on this phone, and sent through the outbox. Browser only; not for samples. */
export function useReply({ code, family }: Pick<Seat, 'code' | 'family'>): ReplyState {
  const outbox = useOutboxView(replyOutbox);
  const [known] = useState(() => family ?? guestRecord(code).openId);
  const [id, setId] = useState(known);
  const [read, setRead] = useState<Reply>();
  const [gone, setGone] = useState<string>();
  const isGone = gone !== undefined && gone === id;
  const ofWedding = outbox.items.filter(({ message }) => message.code === code);
  const own = ofWedding.findLast(({ message }) => message.replyId === id);
  const pending = own ?? ofWedding.findLast(({ state }) => state === 'refused');
  const isRefused = own?.state === 'refused';

  const drop = async () => {
    if (pending) await replyOutbox().discard(pending.id);
  };

  useEffect(() => {
    carryReplies();
    return claimReplies(code);
  }, [code]);

  const asked = isRefused ? id : known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is a reason to read again.
  useEffect(() => {
    if (!asked) return;
    const reading = appCheckToken().then((token) => lookUpReply(code, asked, token));
    return unlessCleanedUp(
      reading,
      (reply) => {
        const { reply: kept, openId } = guestRecord(code);
        if (reply === 'missing' && !family) {
          setGone(asked);
          if (kept?.id === asked) changeRecord(code, { reply: undefined });
          // After a reload, a refused change is found by this id.
          if (openId === asked && !own) changeRecord(code, { openId: undefined });
          // There is nothing left to remove.
          if (own && !isAnswered(own.message.fields)) void drop();
        }
        if (!reply || reply === 'missing') return;
        // A reply that arrived meanwhile is newer than what was read.
        if (kept?.id !== asked || kept.rev <= reply.rev) changeRecord(code, { reply });
        setRead(reply);
      },
      // Without a network, the copy on this phone is shown.
      () => undefined,
    );
  }, [code, family, asked, isRefused]);

  const kept = guestRecord(code).reply;
  const [stored] = [kept, read]
    .filter((reply) => reply !== undefined)
    .filter((reply) => reply.id === id && !isGone)
    .sort((one, other) => other.rev - one.rev);

  return {
    stored,
    pending,
    isMoved: pending !== own,
    isGone,
    busy: outbox.busy,
    async send(fields, baseRev) {
      const isNew = id === undefined || isGone;
      // Another tab may have replied meanwhile.
      const { openId } = guestRecord(code);
      const newId = openId && openId !== gone ? openId : `d${newDocumentId()}`;
      const replyId = isNew ? newId : id;
      const by = nextBy(guestRecord(code).by);
      changeRecord(code, family ? { by } : { by, openId: replyId });
      setId(replyId);
      await replyOutbox().add({ code, replyId, baseRev: isNew ? 0 : baseRev, by, fields });
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
