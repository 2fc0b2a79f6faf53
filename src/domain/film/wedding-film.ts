import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { familyNamed, invitationIn } from '#src/domain/invitation/wording.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { WEDDING_FILMS } from '#src/locales/wedding-films.ts';
import type { FilmTexts } from './film.ts';
import { fieldsOfInvitation } from './film-fields.ts';
import type { FilmWords } from './film-texts.ts';
import { textsOfFilm } from './film-texts.ts';

/** The phrases of the film beside the couple's own texts. */
export function weddingWords(invitation: Invitation, language: Language): FilmWords {
  const blessing = firstLine(invitationIn(invitation, language).texts.blessing);
  return { ...traditionWords(invitation.tradition, language), blessing };
}

/** For a couple without an invitation: with its tradition's own line, where it has one. */
export function traditionWords(tradition: TraditionId, language: Language): FilmWords {
  const { invitation, closing, closingWithoutCode, traditions } = WEDDING_FILMS[language];
  const { phrases } = guestTexts(language).traditions[tradition];
  const [line] = traditionOf(tradition).blessings;
  return {
    blessing: firstLine(line?.text ?? ''),
    opening: phrases.families,
    invitation,
    closing,
    closingWithoutCode,
    ...(tradition === 'hindu' ? {} : traditions[tradition]),
  };
}

/** A film has space for one line only. */
export function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

/** In the family's language, with its name and the functions that it is invited to. */
export function textsForFamily(
  invitation: Invitation,
  { name, language, functions }: Pick<Family, 'name' | 'language' | 'functions'>,
): FilmTexts {
  const { sample, forFamily } = WEDDING_FILMS[language];
  const named = familyNamed(name);
  return textsOfFilm(
    fieldsOfInvitation(invitation, language, functions),
    weddingWords(invitation, language),
    invitation.filmReleased ? '' : sample,
    forFamily(named.name, named.takesThe),
  );
}
