import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { codeAddress, typedAddress } from '#src/domain/invitation/page-code.ts';
import { cleanLine } from '#src/lib/text.ts';
import type { FilmTexts } from './film.ts';
import type { FilmFields } from './film-fields.ts';

export interface FilmWords {
  readonly blessing: string;
  readonly opening: string;
  readonly invitation: string;
  readonly closing: string;
  /** On the closing card of a film without a code. */
  readonly closingWithoutCode: string;
}

/** From an address or the code alone; `undefined` for anything else. */
export function codeInLink(link: string): string | undefined {
  const last = /([^/?#\s]+)\/?\s*$/.exec(link.replace(/[?#].*$/s, ''))?.[1];
  return last === undefined ? undefined : parseInvitationCode(last);
}

export function textsOfFilm(fields: FilmFields, words: FilmWords, sample: string, family = ''): FilmTexts {
  const code = codeInLink(fields.link);
  return {
    family,
    blessing: words.blessing,
    opening: words.opening,
    first: cleanLine(fields.first),
    second: cleanLine(fields.second),
    also: cleanLine(fields.also),
    invitation: words.invitation,
    functions: fields.functions,
    day: cleanLine(fields.day),
    place: cleanLine(fields.place),
    closing: code === undefined ? words.closingWithoutCode : words.closing,
    address: code === undefined ? '' : codeAddress(code),
    typed: code === undefined ? '' : typedAddress(code),
    sample,
  };
}
