import { PATHS } from '#src/config/paths.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import type { Invitation } from './invitation.ts';

/** Query parameters that tell the gift page whose wedding it is. */
export const GIFT_FOR = { one: 'for', other: 'and', when: 'when' } as const;

/** In the guest's language: the couple's names, the day and the place are put into the order's text. */
export function giftLink({ couple: [one, other] }: Invitation, when: string, language: Language): string {
  const search = new URLSearchParams({
    [GIFT_FOR.one]: one.name,
    [GIFT_FOR.other]: other.name,
    [GIFT_FOR.when]: when,
  });
  return `${addressIn(language, PATHS.gift)}?${search}`;
}
