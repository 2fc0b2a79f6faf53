import * as v from 'valibot';
import { INVITATIONS, REPLIES } from '#src/domain/collections.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { FunctionReply, Reply, ReplyFields } from '#src/domain/reply/reply.ts';
import { replyFields } from '#src/domain/reply/reply.ts';
import { isLaterChange, isSamePhone } from '#src/domain/reply/reply-by.ts';
import {
  FAMILY_ID_PATTERN,
  INVITATION_CODE_PATTERN,
  OPEN_REPLY_ID_PATTERN,
} from '#src/domain/text-patterns.ts';
import type { Parsed } from '#src/lib/parsed.ts';

const matching = (...patterns: readonly string[]) =>
  v.pipe(v.string(), v.regex(new RegExp(patterns.join('|'), 'u')));

export const replyMessage = v.object({
  code: matching(INVITATION_CODE_PATTERN),
  replyId: matching(FAMILY_ID_PATTERN, OPEN_REPLY_ID_PATTERN),
  /** `rev` of the reply that the guest changed; 0 for none. */
  baseRev: v.pipe(v.number(), v.integer(), v.minValue(0)),
  by: matching('^[0-9a-f]{32}$'),
  fields: replyFields,
});

export interface ReplyMessage extends Parsed<typeof replyMessage> {}

export function repliesOf(code: string): string {
  return `${INVITATIONS}/${code}/${REPLIES}`;
}

/** Whether it is a later reply of the same phone to the same invitation. */
export function replacesReply(newer: ReplyMessage, older: ReplyMessage): boolean {
  return newer.code === older.code && newer.replyId === older.replyId && isLaterChange(newer.by, older.by);
}

export function saySame(one: ReplyFields, other: ReplyFields): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ name, phone, answers, unsure, note }: ReplyFields): string {
  const inOrder = FUNCTION_KEYS.map((key) => [numbersOf(answers[key]), unsure.includes(key)]);
  return JSON.stringify([name, phone, note, inOrder]);
}

function numbersOf(answer: FunctionReply | undefined): number[] {
  return answer ? [answer.adults, answer.children, answer.veg, answer.jain, answer.nonVeg] : [];
}

/**
 * The meaning of a refusal, from the stored reply: it has arrived (or a later one of this phone has), it may be
 * sent again as the next change, another phone has changed the reply meanwhile, or it is refused for another
 * reason.
 *
 * @param tried the `rev` that the refused change followed
 */
export function meaningOfRefusal(
  { by, fields }: ReplyMessage,
  tried: number,
  stored: Reply | undefined,
): 'arrived' | 'again' | 'conflict' | 'refused' {
  if (!stored) return 'refused';
  if (stored.by === by || isLaterChange(stored.by, by)) return 'arrived';
  const isOwn = isSamePhone(stored.by, by);
  // Not for this phone: a change in between may still be in transit, and would follow the earlier one.
  if (!isOwn && saySame(stored, fields)) return 'arrived';
  if (stored.rev === tried) return 'refused';
  return isOwn ? 'again' : 'conflict';
}
