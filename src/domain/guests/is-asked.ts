import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { asksReply } from '#src/domain/reply/seat.ts';
import type { Family } from './family.ts';

/** Whether a function that the family is invited to asks for a reply. */
export function isAsked(
  { functions, seats }: Pick<Family, 'functions' | 'seats'>,
  invitation: { readonly functions: readonly Pick<WeddingFunction, 'key' | 'asksReply'>[] },
): boolean {
  return asksReply(
    seats,
    invitation.functions.filter(({ key }) => functions.includes(key)),
  );
}
