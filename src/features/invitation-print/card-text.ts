import type { SacredLine } from '#src/catalogue/traditions/tradition.ts';
import { showIndiaDay, showIndiaHour } from '#src/domain/india-time.ts';
import type { Invitation, PageLanguage, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage, namesIn } from '#src/domain/invitation/names.ts';
import { typedAddress } from '#src/domain/invitation/page-code.ts';
import { publicOnly } from '#src/domain/invitation/private-functions.ts';
import { blessingLine, invitationIn, weddingDays } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import type { Face, Written } from './fit-text.ts';
import type { FormatId } from './print-format.ts';

export interface CardText {
  readonly blessing: readonly Written[];
  /** Above the names: the families invite; on a table card, what the code is for. */
  readonly opening: readonly Written[];
  readonly names: readonly [Written, Written];
  readonly parents: readonly Written[];
  readonly and: Written;
  /** Absent when the names have no other script or the card has one language. */
  readonly also: Written | undefined;
  readonly days: readonly Written[];
  readonly functions: readonly Written[];
  /** The city, or the venues if chosen. */
  readonly places: readonly Written[];
  readonly scan: readonly Written[];
  readonly address: Written;
}

/** What a couple may also have printed. The page behind the code has all of it. */
export const CARD_EXTRAS = ['parents', 'functions', 'venue'] as const;

export type CardExtra = (typeof CARD_EXTRAS)[number];

export interface CardTextChoice {
  readonly format: FormatId;
  readonly language: PageLanguage;
  /** May be off, because guests may throw a card away. */
  readonly withBlessing: boolean;
  /** Not on a table card. */
  readonly extras?: readonly CardExtra[];
}

/** Days and place are on the invitation only, not on the tables. */
export function cardText(invitation: Invitation, choice: CardTextChoice): CardText {
  const { tradition, code } = invitation;
  const { format, language, withBlessing, extras = [] } = choice;
  const languages = languagesOf({ language });
  const first = headLanguage({ language });
  const read = invitationIn(invitation, first);
  const all = languages.map((each) => invitationIn(invitation, each));
  // Printed cards are passed on to people who are not invited to every function.
  const functions = publicOnly(read);
  const texts = formTexts(first).card;
  const { names, also } = namesIn(invitation, first);
  const [one, other] = names;
  const isTable = format === 'table';
  const has = (extra: CardExtra) => !isTable && extras.includes(extra);
  const venues = has('venue') ? linesOf(all, (each) => publicOnly(each).map(({ venue }) => venue)) : [];
  const city = isTable ? [] : linesOf(all, ({ place }) => [place]);
  const blessing = withBlessing && !isTable ? blessingLine(read) : undefined;
  const hasBoth = also.every(Boolean) && language === 'both';
  const opening = isTable ? 'bless' : 'families';
  return {
    blessing: blessing ? linesIn(blessing) : [],
    opening: languages.map((each) => write(guestTexts(each).traditions[tradition].phrases[opening], 'text')),
    names: [write(one, 'names'), write(other, 'names')],
    parents: has('parents')
      ? linesOf(all, ({ families }) => families).map((line) => write(line, 'text'))
      : [],
    and: write(texts.and, 'names'),
    also: hasBoth ? write(also.join(' · '), 'names') : undefined,
    days: isTable
      ? []
      : languages.flatMap((each) => {
          const days = weddingDays(functions, each);
          return days ? [write(days, 'facts')] : [];
        }),
    functions: has('functions') ? functions.map((one) => write(functionLine(one, first), 'facts')) : [],
    places: (venues.length > 0 ? venues : city).map((line) => write(line, 'text')),
    scan: languages.map((each) => write(formTexts(each).card.scan[isTable ? 'table' : 'invitation'], 'text')),
    address: { text: typedAddress(code), lang: 'en', face: 'facts' },
  };
}

/** The texts of each language, and one that is the same in both once. */
function linesOf(all: readonly Invitation[], textsOf: (read: Invitation) => readonly string[]): string[] {
  return [...new Set(all.flatMap(textsOf))].filter(Boolean);
}

function linesIn({ text, ...language }: SacredLine): readonly Written[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => ({ ...language, text: line, face: 'text' }));
}

/** `Sangeet · 12 February, 7:15 pm`: the year is with the days of the wedding. */
function functionLine({ name, start, timeLabel }: WeddingFunction, language: Language): string {
  const { dates } = guestTexts(language);
  const day = showIndiaDay(start, dates).replace(/ \d{4}$/, '');
  return `${name} · ${day}, ${timeLabel || showIndiaHour(start, dates)}`;
}

function write(text: string, face: Face): Written {
  return { text, ...textLanguage(text), face };
}

export function coupleLine({ names: [one, other], and }: CardText): Written {
  return { ...one, text: `${one.text} ${and.text} ${other.text}` };
}
