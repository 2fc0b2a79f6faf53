import { showIndiaWeekday } from '#src/domain/india-time.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { coupleNames, timeOf, wording } from '#src/domain/invitation/wording.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';

/** The invitation as it is read aloud, one sentence a line. */
export function readingText(
  invitation: Invitation,
  functions: readonly WeddingFunction[],
  language: Language,
): string {
  return [
    coupleNames(invitation, language),
    wording(invitation, 'invitation', language),
    ...functions.map((one) =>
      [one.name, showIndiaWeekday(one.start, guestTexts(language).dates), timeOf(one, language), one.venue]
        .filter(Boolean)
        .join(', '),
    ),
  ].join('.\n');
}
