import { PATHS } from '#src/config/paths.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import type { Invitation } from './invitation.ts';

/** Names of the values by which an invitation tells the gift page whose wedding it is. */
export const GIFT_FOR = { one: 'for', other: 'and', when: 'when' } as const;

/** The gift page for a wedding, in the language that the guest reads: whose it is, and its day and place, are put into the order's text. */
export function giftLink({ couple: [one, other] }: Invitation, when: string, language: Language): string {
  const search = new URLSearchParams({
    [GIFT_FOR.one]: one.name,
    [GIFT_FOR.other]: other.name,
    [GIFT_FOR.when]: when,
  });
  return `${addressIn(language, PATHS.gift)}?${search}`;
}
