import { GIFT_FOR } from '#src/config/gift-for.ts';
import { PATHS } from '#src/config/paths.ts';
import type { Invitation } from './invitation.ts';

/** The gift page for a wedding: whose it is, and its day and place, are put into the order's text. */
export function giftLink({ couple: [one, other] }: Invitation, when: string): string {
  const search = new URLSearchParams({
    [GIFT_FOR.one]: one.name,
    [GIFT_FOR.other]: other.name,
    [GIFT_FOR.when]: when,
  });
  return `${PATHS.gift}?${search}`;
}
