import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { comingTo, NOBODY_COMES } from '#src/domain/reply/reply.ts';
import { choiceOf, fieldsOfChoice } from '#src/domain/reply/reply-choice.ts';
import type { Family } from './family.ts';

/** A reply within the family's current limits: it may have fewer seats or functions than when it replied. */
export function fitted(reply: Reply, { functions, seats }: Pick<Family, 'functions' | 'seats'>): Reply {
  return { ...reply, ...fieldsOfChoice(choiceOf(reply, functions, seats)) };
}

/** The same reply unless more people come than the family has seats now. */
export function replyWithin(reply: Reply | undefined, family: Parameters<typeof fitted>[1]) {
  const isOver = (key: FunctionKey) => comingTo(reply?.answers[key] ?? NOBODY_COMES) > family.seats;
  return reply && family.functions.some(isOver) ? fitted(reply, family) : reply;
}
