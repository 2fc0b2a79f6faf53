/** An invitation's texts: the couple's own, or those of their tradition. */

import type {
  SacredLine,
  TraditionId,
  TraditionTexts,
  UsualTexts,
} from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { showIndiaDay, showIndiaHour } from '#src/domain/india-time.ts';
import { scriptOf, textLanguage } from '#src/lib/text-language.ts';
import { guestTexts, loadedGuestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { localeOf } from '#src/locales/locales.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { FunctionTexts, Invitation, InvitationTexts, WeddingFunction } from './invitation.ts';
import { NO_FUNCTION_TEXTS } from './invitation.ts';
import { BOTH } from './languages-of.ts';
import { nameKey } from './name-key.ts';
import { headLanguage, namesIn } from './names.ts';

/** `Aarav & Meera`; in Hindi as the couple typed them in Devanagari. */
export function coupleNames(
  invitation: Pick<Invitation, 'couple'>,
  language: Language = SITE_LANGUAGE,
): string {
  return namesIn(invitation, language).names.join(` ${guestTexts(language).page.and} `);
}

/** A family's name without the English article that it may be listed with, and whether it takes one in a sentence. */
export function familyNamed(listed: string): { readonly name: string; readonly takesThe: boolean } {
  const name = listed.replace(/^the\s+/i, '');
  return { name, takesThe: name !== listed || /family$/i.test(name) };
}

export function wording(
  invitation: Invitation,
  which: Exclude<keyof InvitationTexts, 'blessing'>,
  language: Language,
): string {
  const ours = guestTexts(language).traditions[invitation.tradition].phrases[which];
  return (invitation.texts[which] || ours).replaceAll('{names}', coupleNames(invitation, language));
}

export function blessingLine({ tradition, texts }: Invitation): SacredLine | undefined {
  if (!texts.blessing) return undefined;
  return sacredLine(tradition, texts.blessing) ?? { text: texts.blessing, ...textLanguage(texts.blessing) };
}

function sacredLine(tradition: TraditionId, line: string): SacredLine | undefined {
  return traditionOf(tradition).blessings.find(({ text }) => text === line);
}

/** In Hindi: the couple's Hindi; without that, the tradition's; without that, what the couple wrote first. */
export function invitationIn(invitation: Invitation, language: Language): Invitation {
  const { families, place, texts, contacts, functions, tradition, hindi } = invitation;
  const inHindi = isSecond(invitation, language);
  const pick = (text: string, second: string) => (inHindi && second) || text;
  return {
    ...invitation,
    families: [pick(families[0], hindi.families[0]), pick(families[1], hindi.families[1])],
    place: pick(place, hindi.place),
    texts: inHindi ? hindiTexts(tradition, texts, hindi.texts) : texts,
    contacts: contacts.map((one) => ({ ...one, name: pick(one.name, one.hindi) })),
    functions: functions.map((one) => functionIn(one, invitation, language)),
  };
}

function isSecond({ language }: Invitation, read: Language): boolean {
  return language === 'both' && read === BOTH[1];
}

/** Ours in Hindi replace the couple's own English texts; sacred lines and texts in another language stay. */
function hindiTexts(tradition: TraditionId, texts: InvitationTexts, hindi: InvitationTexts): InvitationTexts {
  const own = (text: string) => (scriptOf(text) === 'Latn' ? '' : text);
  const isSacred = texts.blessing === '' || sacredLine(tradition, texts.blessing) !== undefined;
  return {
    blessing: isSacred ? texts.blessing : hindi.blessing || texts.blessing,
    invitation: hindi.invitation || own(texts.invitation),
    thanks: hindi.thanks || own(texts.thanks),
    anniversary: hindi.anniversary || own(texts.anniversary),
  };
}

function functionIn(one: WeddingFunction, invitation: Invitation, language: Language): WeddingFunction {
  const second = isSecond(invitation, language) ? one.hindi : NO_FUNCTION_TEXTS;
  const known = knownTexts(one, invitation.tradition, language);
  return {
    ...one,
    name: second.name || known.name,
    timeLabel: second.timeLabel || known.timeLabel,
    venue: second.venue || one.venue,
    dress: second.dress || known.dress,
    // A map finds an address as the couple has written it first.
    map: directionsLink(one),
  };
}

/** Texts that the tradition proposed are recognised in every language that is loaded. */
export function knownTexts(
  { name, timeLabel, dress, venue }: FunctionTexts,
  tradition: TraditionId,
  language: Language,
): FunctionTexts {
  const ours = guestTexts(language).traditions[tradition].functions;
  const known = loadedGuestTexts().flatMap(({ traditions }) => usualTexts(traditions[tradition]));
  /** Our text in the language, for one that we have in some language. */
  const translate = (part: keyof UsualTexts, matches: (usual: string) => boolean) => {
    const found = known.find(([, usual]) => matches(usual[part] ?? ''));
    return found && ours[found[0]]?.[part];
  };
  const isName = (usual: string) => usual === name;
  // In another script, another Latin spelling of the usual name matches too.
  const isAlike = (usual: string) => isInOtherScript(language) && nameKey(usual) === nameKey(name);
  return {
    name: translate('name', isName) ?? translate('name', isAlike) ?? name,
    timeLabel: translate('timeLabel', (usual) => usual !== '' && usual === timeLabel) ?? timeLabel,
    venue,
    dress: translate('dress', (usual) => usual !== '' && usual === dress) ?? dress,
  };
}

function usualTexts({ functions }: TraditionTexts): [id: string, texts: UsualTexts][] {
  return Object.entries(functions);
}

function isInOtherScript(language: Language): boolean {
  return localeOf(language).script !== 'Latn';
}

/** The couple's own label, or from when to when, with the zone: `7 pm to 10:30 pm IST`. */
export function timeOf(
  { start, end, timeLabel }: WeddingFunction,
  language: Language = SITE_LANGUAGE,
): string {
  const {
    page: { to, zone },
    dates,
  } = guestTexts(language);
  const from = showIndiaHour(start, dates);
  const hours = end === undefined ? from : to(from, showIndiaHour(end, dates));
  return timeLabel || `${hours} ${zone}`;
}

/** `12 February 2027`, `12 to 14 February 2027`; empty without functions. */
export function weddingDays(
  functions: readonly WeddingFunction[],
  language: Language = SITE_LANGUAGE,
): string {
  const { page, dates } = guestTexts(language);
  const starts = functions.map(({ start }) => start);
  if (starts.length === 0) return '';
  const first = showIndiaDay(Math.min(...starts), dates);
  const last = showIndiaDay(Math.max(...starts), dates);
  if (first === last) return last;
  const [firstDay, ...firstMonth] = first.split(' ');
  const sameMonth = firstDay !== undefined && last.endsWith(firstMonth.join(' '));
  return page.to(sameMonth ? firstDay : first, last);
}

/** Directions to a function; empty where neither map nor place is known. */
export function directionsLink({ map, venue }: WeddingFunction): string {
  if (map) return map;
  return venue ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(venue)}` : '';
}

/** Also in link previews: `Aarav & Meera, 12 February 2027, Jaipur`. */
export function pageTitle(invitation: Invitation): string {
  const language = headLanguage(invitation);
  const { functions, place } = invitation;
  return [coupleNames(invitation, language), weddingDays(functions, language), place]
    .filter(Boolean)
    .join(', ');
}
