import type { Family } from '#src/domain/guests/family.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { choiceOf, fieldsOfChoice } from '#src/domain/reply/reply-choice.ts';

/** A reply within the family's current limits: it may have fewer seats or functions than when it replied. */
export function fitted(reply: Reply, { functions, seats }: Pick<Family, 'functions' | 'seats'>): Reply {
  return { ...reply, ...fieldsOfChoice(choiceOf(reply, functions, seats)) };
}
