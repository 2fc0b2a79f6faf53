/** A wedding film from a couple's invitation, for everybody or for one family of its list. */
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { invitationIn } from '#src/domain/invitation/wording.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { WEDDING_FILMS } from '#src/locales/wedding-films.ts';
import type { FilmTexts } from './film.ts';
import { fieldsOfInvitation } from './film-fields.ts';
import type { FilmWords } from './film-texts.ts';
import { textsOfFilm } from './film-texts.ts';

/** What the film says beside the couple's own words. */
export function weddingWords(invitation: Invitation, language: Language): FilmWords {
  const { invitation: invites, closing, closingWithoutCode } = WEDDING_FILMS[language];
  const { phrases } = guestTexts(language).traditions[invitation.tradition];
  // Of several lines, the first: a film has room for one.
  const [blessing = ''] = invitationIn(invitation, language).texts.blessing.split('\n');
  return { blessing, opening: phrases.families, invitation: invites, closing, closingWithoutCode };
}

/** The film that one family is sent: in its language, with its name and with the functions that it is invited to. */
export function textsForFamily(
  invitation: Invitation,
  { name, language, functions }: Pick<Family, 'name' | 'language' | 'functions'>,
): FilmTexts {
  const { sample, forFamily } = WEDDING_FILMS[language];
  return textsOfFilm(
    fieldsOfInvitation(invitation, language, functions),
    weddingWords(invitation, language),
    invitation.filmReleased ? '' : sample,
    forFamily(name),
  );
}
