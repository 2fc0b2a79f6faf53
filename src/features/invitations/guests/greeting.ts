import type { Language } from '#src/config/language.ts';
import { GREETING } from '#src/content/invitations/greeting.ts';
import { showIndiaDay } from '#src/lib/india-time.ts';
import { whatsappLink, whatsappShareLink } from '#src/lib/whatsapp.ts';
import type { Invitation, WeddingFunction } from '../invitation.ts';
import { showLastReplyDay } from '../last-reply-day.ts';
import { coupleNames, functionIn, timeOf } from '../page/wording.ts';
import type { Family } from './family.ts';
import { familyLink } from './family-link.ts';
import type { ToldFunction } from './function-change.ts';
import { changedFunctions } from './function-change.ts';

/** Whether a family is invited, reminded to reply, told of a change, or thanked after the wedding. */
export const OCCASIONS = ['invitation', 'reminder', 'change', 'thanks'] as const;

export type Occasion = (typeof OCCASIONS)[number];

/**
 * The message to a family in its language, line by line. The last line is its link, or in a message of thanks the album.
 *
 * @param now milliseconds since 1970
 * @param told what families were told before a change
 */
export function greetingOf(
  family: Family,
  invitation: Invitation,
  occasion: Occasion,
  now: number,
  told: readonly ToldFunction[] = [],
): string {
  const { language } = family;
  const { code, place, settings } = invitation;
  const copy = GREETING[language];
  const couple = coupleNames(invitation, language);
  const theirs = invitation.functions.filter(({ key }) => family.functions.includes(key));
  if (occasion === 'thanks') {
    const { album } = invitation.links;
    return [
      copy.dear(family.name),
      copy.thanks(couple, family.seats > 1),
      album ? copy.album : copy.memories,
      album || familyLink(code, family.id),
    ].join('\n');
  }
  if (occasion === 'change') {
    return [
      copy.dear(family.name),
      copy.changed(couple),
      ...changedFunctions(told, theirs).map((one) => functionLine(one, invitation, language)),
      copy.page,
      familyLink(code, family.id),
    ].join('\n');
  }
  const asksReply = theirs.some((one) => one.asksReply) && now < settings.replyBy;
  return [
    copy.dear(family.name),
    occasion === 'reminder' ? copy.remind(couple, place) : copy.invited(couple, place, family.seats > 1),
    functionsByDay(theirs, invitation, language),
    asksReply ? copy.replyBy(showLastReplyDay(settings.replyBy, language)) : copy.page,
    familyLink(code, family.id),
  ].join('\n');
}

/** `Sangeet: 12 February 2027, 7:15 pm IST, Rambagh Palace, Jaipur` */
function functionLine(one: WeddingFunction, invitation: Invitation, language: Language): string {
  const shown = functionIn(one, invitation, language);
  const parts = [showIndiaDay(one.start, language), timeOf(shown, language), one.venue].filter(Boolean);
  return `${shown.name}: ${parts.join(', ')}`;
}

/** `12 February 2027: Haldi, Sangeet · 14 February 2027: Phere` */
function functionsByDay(
  functions: readonly WeddingFunction[],
  invitation: Invitation,
  language: Language,
): string {
  const names = new Map<string, string[]>();
  for (const one of functions.toSorted((a, b) => a.start - b.start)) {
    const day = showIndiaDay(one.start, language);
    names.set(day, [...(names.get(day) ?? []), functionIn(one, invitation, language).name]);
  }
  return [...names].map(([day, ofDay]) => `${day}: ${ofDay.join(', ')}`).join(' · ');
}

/** Opens WhatsApp with the text: at the family's number, or to choose a chat where it has none. */
export function sendingLink(text: string, { phone }: Pick<Family, 'phone'>): string {
  return phone ? whatsappLink(text, phone) : whatsappShareLink(text);
}
