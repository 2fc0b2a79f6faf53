import { useEffect, useState } from 'react';
import { serverTime } from '#src/data/server-time.ts';
import type { Contact, Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { BY_HOST, comingTo } from '#src/domain/reply/reply.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { asksReply, forFamily, missingIds, seatsOf } from '#src/domain/reply/seat.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { CallFamily } from './call-family.tsx';
import { fetchFamily, fetchFunctions } from './read-family.ts';
import { ReplyCard, StepTitle } from './reply-card.tsx';
import type { ReplyMessage } from './reply-message.ts';
import { meaningOfRefusal } from './reply-message.ts';
import styles from './reply-panel.module.css';
import { momentInWords } from './reply-text.ts';
import { lookUpReply } from './send-reply.ts';

interface RefusedReplyProps {
  readonly message: ReplyMessage;
  /** Whether it was sent under another link of this wedding, and can be sent under this one. */
  readonly moved?: boolean;
  readonly seat: Pick<Seat, 'functions'>;
  readonly contacts: readonly Contact[];
  readonly language: Language;
  /** Whether it takes the focus, after a form that was cancelled. */
  readonly focused?: boolean;
  /** Sends the same reply again, as a change of the one with this `rev`. */
  readonly onSend: (after: number) => void;
  /** Opens the form with this reply, and with the current functions and seats, if others were shown. */
  readonly onChange?: (scope?: ReplyScope) => void;
  readonly onKeep: (stored: Reply) => void;
  readonly onDrop: () => void;
}

/** What a guest may reply to now, read after a refusal: the invitation with this guest's functions only. */
export interface ReplyScope {
  readonly invitation: Invitation;
  readonly seats: number;
}

/** A refused reply: why, and what the guest can do. Nothing of it is lost meanwhile. */
export function RefusedReply(props: RefusedReplyProps) {
  const { message, moved = false, seat, contacts, language, focused = false } = props;
  const { onSend, onChange, onKeep, onDrop } = props;
  const [found, setFound] = useState<Refusal>();
  const refusal = moved ? MOVED : found;
  const texts = formTexts(language).reply;

  useEffect(() => {
    if (!moved) return unlessCleanedUp(refusalOf(message), setFound);
  }, [message, moved]);

  if (!refusal) return <p role="status">{texts.sending}</p>;
  if (refusal.kind === 'conflict') {
    const { stored } = refusal;
    return (
      <div className={panel.question} role="alert">
        <StepTitle focused={focused}>{changedLine(stored, language)}</StepTitle>
        <p>{texts.conflictLine}</p>
        <div className={styles.two}>
          <ReplyCard
            title={texts.mine}
            fields={message.fields}
            seat={seat}
            language={language}
            nothing={texts.removedThere}
          >
            <button type="button" className={panel.press} onClick={() => onSend(stored.rev)}>
              {texts.sendMine}
            </button>
          </ReplyCard>
          <ReplyCard
            title={texts.stored}
            fields={stored}
            seat={seat}
            language={language}
            nothing={texts.removedThere}
          >
            <button type="button" onClick={() => onKeep(stored)}>
              {texts.keepThat}
            </button>
          </ReplyCard>
        </div>
      </div>
    );
  }
  const { kind } = refusal;
  return (
    <div role="alert">
      <ReplyCard
        title={texts.refused.title}
        fields={message.fields}
        seat={seat}
        language={language}
        focused={focused}
      >
        <p>{texts.refused[kind]}</p>
        {onChange && (refusal.kind === 'seats' || refusal.kind === 'moved') && (
          <button type="button" className={panel.press} onClick={() => onChange(refusal.scope)}>
            {texts.change}
          </button>
        )}
        {(kind === 'gone' || kind === 'unknown' || kind === 'offline') && (
          <button
            type="button"
            className={panel.press}
            onClick={() => onSend(kind === 'gone' ? 0 : message.baseRev)}
          >
            {texts.tryAgain}
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={onDrop}>
          {texts.drop}
        </button>
        {kind !== 'offline' && <CallFamily contacts={contacts} line={texts.call} without={texts.tell} />}
      </ReplyCard>
    </div>
  );
}

function changedLine({ by, updatedAt }: Reply, language: Language): string {
  const texts = formTexts(language).reply;
  const moment = momentInWords(updatedAt, Date.now(), language);
  return by === BY_HOST ? texts.byHost(moment) : texts.otherPhone(moment);
}

/**
 * Why a reply was refused. `conflict`: another phone has changed it since. `gone`: the couple has deleted it. `seats`: it no
 * longer fits the functions and seats. `moved`: it was sent under another link. `nothing`: no function asks for a reply any more.
 * `offline`: the reason cannot be found now.
 */
type Refusal =
  | { readonly kind: 'conflict'; readonly stored: Reply }
  | { readonly kind: 'seats'; readonly scope: ReplyScope }
  | { readonly kind: 'moved'; readonly scope?: undefined }
  | { readonly kind: 'late' | 'closed' | 'gone' | 'nothing' | 'unknown' | 'offline' };

const MOVED: Refusal = { kind: 'moved' };

/** Never rejects. */
async function refusalOf(message: ReplyMessage): Promise<Refusal> {
  const reading = await import('#src/data/read-invitation.ts').catch(() => undefined);
  if (!reading) return { kind: 'offline' };
  try {
    const found = await lookUpReply(message.code, message.replyId, await appCheckToken());
    const stored = found === 'missing' ? undefined : found;
    if (stored && meaningOfRefusal(message, message.baseRev, stored) === 'conflict') {
      return { kind: 'conflict', stored };
    }
    const reason = await otherReason(message, await reading.fetchInvitation(message.code));
    const isGone = found === 'missing' && message.baseRev > 0 && reason.kind === 'unknown';
    return isGone ? { kind: 'gone' } : reason;
  } catch (error) {
    return { kind: reading.failureOf(error) === 'offline' ? 'offline' : 'unknown' };
  }
}

async function otherReason(
  { code, replyId, fields }: ReplyMessage,
  page: Invitation | undefined,
): Promise<Refusal> {
  if (!page) return { kind: 'closed' };
  // The phone's clock may be wrong, and the rules have not used it.
  const now = await serverTime(code);
  if (now > page.settings.replyBy) return { kind: 'late' };
  const isFamily = replyId.startsWith('f');
  const family = isFamily ? await fetchFamily(code, replyId) : undefined;
  const seats = isFamily && !family ? 0 : seatsOf(page, family);
  if (seats === 0) return { kind: 'closed' };
  const invited = family?.functions ?? page.functions.map(({ key }) => key);
  const fits = FUNCTION_KEYS.every((key) => {
    const answer = fields.answers[key];
    const isAnswered = answer !== undefined || fields.unsure.includes(key);
    return !isAnswered || (invited.includes(key) && (!answer || comingTo(answer) <= seats));
  });
  if (fits) return { kind: 'unknown' };
  const putIn = family && (await fetchFunctions(code, missingIds(family, page.functions)));
  const invitation = family && putIn ? forFamily(putIn(page), family) : page;
  return asksReply(seats, invitation.functions)
    ? { kind: 'seats', scope: { invitation, seats } }
    : { kind: 'nothing' };
}
