import { cardPicture, sceneOf } from '#src/catalogue/invitation-scenes.ts';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import type { Invitation } from './invitation.ts';
import { headLanguage, namesIn } from './names.ts';
import { weddingDays } from './wording.ts';

/** What the preview picture of an invitation shows, in the language of the page's title. */
export interface PictureText {
  readonly tradition: TraditionId;
  readonly language: Language;
  readonly invited: string;
  readonly names: readonly [string, string];
  readonly and: string;
  readonly also: readonly [string, string];
  readonly days: string;
  readonly place: string;
  /** An SVG path of 120 × 24. */
  readonly ornament: string;
  readonly scene: string;
  /** Name of the ordered card's picture, or empty. */
  readonly card: string;
}

export function pictureText(invitation: Invitation): PictureText {
  const { tradition, design, functions, place } = invitation;
  const language = headLanguage(invitation);
  const { youAreInvited, and } = guestTexts(language).page;
  return {
    tradition,
    language,
    invited: youAreInvited,
    ...namesIn(invitation, language),
    and,
    days: weddingDays(functions, language),
    place,
    ornament: traditionOf(tradition).ornament,
    scene: sceneOf(tradition).name,
    card: design && cardPicture(design).name,
  };
}
