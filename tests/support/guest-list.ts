import type { Arrival } from '#src/domain/guests/arrival.ts';
import { arrivalId } from '#src/domain/guests/arrival.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { GuestList } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS } from '#src/domain/guests/guest-list.ts';
import type { Reply } from '#src/domain/reply/reply.ts';

/** A family with the given id, invited to both functions of the sample invitation with four seats. */
export function familyWith(change: Partial<Family> & { readonly id: string }): Family {
  return {
    name: `Family ${change.id}`,
    phone: '',
    functions: ['f1', 'f2'],
    seats: 4,
    side: 'both',
    language: 'en',
    tags: [],
    note: '',
    sentAt: undefined,
    updatedAt: 1,
    ...change,
  };
}

/** A reply that says nothing of any function. */
export function replyWith(change: Partial<Reply> & { readonly id: string }): Reply {
  return {
    name: '',
    phone: '',
    answers: {},
    unsure: [],
    note: '',
    rev: 1,
    by: 'a'.repeat(32),
    updatedAt: 1,
    ...change,
  };
}

export function listOf(
  families: readonly Family[],
  replies: readonly Reply[] = [],
  arrivals: readonly Arrival[] = [],
): GuestList {
  return {
    ...NO_GUESTS,
    families: new Map(families.map((family) => [family.id, family])),
    replies: new Map(replies.map((reply) => [reply.id, reply])),
    arrivals: new Map(arrivals.map((arrival) => [arrivalId(arrival), arrival])),
  };
}
