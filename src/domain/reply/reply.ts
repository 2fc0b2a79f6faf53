/** A reply to an invitation, as firestore.rules has it: one for each family, or for each phone with the open link. */
import * as v from 'valibot';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

/** `by` of a reply that the couple has entered. */
export const BY_HOST = 'host';

export const NOBODY_COMES: FunctionReply = {
  adults: 0,
  children: 0,
  veg: 0,
  jain: 0,
  nonVeg: 0,
};

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const functionReply = v.object({
  adults: whole,
  children: whole,
  veg: whole,
  jain: whole,
  nonVeg: whole,
});

/** For one function. The foods add up to adults and children. */
export interface FunctionReply extends Parsed<typeof functionReply> {}

/** What a guest says, as a phone keeps it until it is sent. */
export const replyFields = v.object({
  /** Given with the open link; empty with a family's link. */
  name: v.string(),
  /** In E.164, with the open link; empty with a family's link. */
  phone: v.string(),
  /** For each function that is answered, but not with 'Not sure yet'. */
  answers: v.object(v.entriesFromList(FUNCTION_KEYS, v.optional(functionReply))),
  /** Functions answered with 'Not sure yet'. Without these and `answers`, a reply was removed. */
  unsure: v.array(v.picklist(FUNCTION_KEYS)),
  note: v.string(),
});

export interface ReplyFields extends Parsed<typeof replyFields> {}
export type FunctionReplies = ReplyFields['answers'];

const document = v.object({
  ...replyFields.entries,
  /** Goes up by one with each change. */
  rev: v.pipe(v.number(), v.integer()),
  /** Phone and change (reply-by.ts), or `host` for a reply that the couple wrote down. */
  by: v.string(),
  updatedAt: timestampSchema,
});

export interface Reply extends Parsed<typeof document> {
  /** The family's token, or `d` and 32 hexadecimal digits made by a phone with the open link. */
  readonly id: string;
}

export function parseReply(id: string, fields: unknown): Reply | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

export function comingTo({ adults, children }: FunctionReply): number {
  return adults + children;
}

/** Whether it answers one of these functions; by default any function. Only a removed reply answers none. */
export function isAnswered(
  { answers, unsure }: Pick<ReplyFields, 'answers' | 'unsure'>,
  keys: readonly FunctionKey[] = FUNCTION_KEYS,
): boolean {
  return keys.some((key) => answers[key] !== undefined || unsure.includes(key));
}
