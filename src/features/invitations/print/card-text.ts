import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Language } from '#src/config/language.ts';
import { CARD_TEXT } from '#src/content/invitations/print.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import type { Invitation, PageLanguage } from '../invitation.ts';
import { namesIn } from '../page/names.ts';
import { blessingLine, weddingDays } from '../page/wording.ts';
import type { Face, Written } from './fit-text.ts';
import { typedAddress } from './page-code.ts';
import type { FormatId } from './print-format.ts';

/** What a card says, from top to bottom. */
export interface CardText {
  readonly blessing: Written | undefined;
  /** Above the names: the families invite; on a table card, what the code is for. */
  readonly opening: readonly Written[];
  readonly names: readonly [Written, Written];
  readonly and: Written;
  /** The names in another script; absent when they have none or the card has one language. */
  readonly also: Written | undefined;
  readonly days: readonly Written[];
  readonly place: Written | undefined;
  readonly scan: readonly Written[];
  readonly address: Written;
}

export interface CardTextChoice {
  readonly format: FormatId;
  readonly language: PageLanguage;
  /** Whether the line of blessing is printed: guests may throw a card away. */
  readonly withBlessing: boolean;
}

/** The text of a couple's printed card. Days and place are on the invitation only, not on the tables. */
export function cardText(invitation: Invitation, choice: CardTextChoice): CardText {
  const { tradition, functions, place, code } = invitation;
  const { format, language, withBlessing } = choice;
  const languages: readonly Language[] = language === 'both' ? ['en', 'hi'] : [language];
  const [first] = languages;
  const copy = CARD_TEXT[first ?? 'en'];
  const { names, also } = namesIn(invitation, first ?? 'en');
  const [one, other] = names;
  const isTable = format === 'table';
  const { phrases } = traditionOf(tradition);
  const blessing = withBlessing && !isTable ? blessingLine(invitation) : undefined;
  const hasBoth = also.every(Boolean) && language === 'both';
  return {
    blessing: blessing && { ...blessing, text: blessing.text.replaceAll('\n', ' '), face: 'text' },
    opening: languages.map((each) => write(isTable ? phrases.bless[each] : phrases.families[each], 'text')),
    names: [write(one, 'names'), write(other, 'names')],
    and: write(copy.and, 'names'),
    also: hasBoth ? write(also.join(' · '), 'names') : undefined,
    days: isTable
      ? []
      : languages.flatMap((each) => {
          const days = weddingDays(functions, each);
          return days ? [write(days, 'facts')] : [];
        }),
    place: place && !isTable ? write(place, 'text') : undefined,
    scan: languages.map((each) => write(CARD_TEXT[each].scan[isTable ? 'table' : 'invitation'], 'text')),
    address: { text: typedAddress(code), lang: 'en', face: 'facts' },
  };
}

function write(text: string, face: Face): Written {
  return { text, ...textLanguage(text), face };
}
