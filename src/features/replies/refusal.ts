import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { comingTo } from '#src/domain/reply/reply.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { fetchFamily } from './read-family.ts';
import type { ReplyMessage } from './reply-message.ts';
import { meaningOfRefusal } from './reply-message.ts';
import { fetchReply } from './send-reply.ts';

/**
 * Why a reply was refused. `conflict`: another phone has changed it since. `seats`: it no longer fits the functions and seats.
 * `offline`: this cannot be found out now.
 */
export type Refusal =
  | { readonly kind: 'conflict'; readonly stored: Reply }
  | { readonly kind: 'late' | 'closed' | 'seats' | 'unknown' | 'offline' };

/** Finds out why a reply was refused. `now` is in milliseconds since 1970. Never rejects. */
export async function refusalOf(message: ReplyMessage, now: number): Promise<Refusal> {
  const reading = await import('#src/data/read-invitation.ts').catch(() => undefined);
  if (!reading) return { kind: 'offline' };
  try {
    const stored = await fetchReply(message.code, message.replyId, await appCheckToken());
    if (stored && meaningOfRefusal(message, message.baseRev, stored) === 'conflict') {
      return { kind: 'conflict', stored };
    }
    return { kind: await otherReason(message, await reading.fetchInvitation(message.code), now) };
  } catch (error) {
    return { kind: reading.failureOf(error) === 'offline' ? 'offline' : 'unknown' };
  }
}

async function otherReason(
  { code, replyId, fields }: ReplyMessage,
  invitation: Invitation | undefined,
  now: number,
) {
  if (!invitation) return 'closed';
  if (now > invitation.settings.replyBy) return 'late';
  const isFamily = replyId.startsWith('f');
  const family = isFamily ? await fetchFamily(code, replyId) : undefined;
  if (isFamily && !family) return 'closed';
  const seats = family?.seats ?? invitation.settings.openSeats;
  const invited = family?.functions ?? invitation.functions.map(({ key }) => key);
  const fits = FUNCTION_KEYS.every((key) => {
    const answer = fields.answers[key];
    const isAnswered = answer !== undefined || fields.unsure.includes(key);
    return !isAnswered || (invited.includes(key) && (!answer || comingTo(answer) <= seats));
  });
  return fits ? 'unknown' : 'seats';
}
