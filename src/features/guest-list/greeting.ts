import type { Family } from '#src/domain/guests/family.ts';
import { familyLink } from '#src/domain/guests/family-link.ts';
import type { ToldFunction } from '#src/domain/guests/function-change.ts';
import { changedFunctions } from '#src/domain/guests/function-change.ts';
import { isAsked } from '#src/domain/guests/is-asked.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import { coupleNames, familyNamed, invitationIn, timeOf } from '#src/domain/invitation/wording.ts';
import { WHATSAPP_LINK_MAX, whatsappLink, whatsappShareLink } from '#src/lib/whatsapp.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';

/** Whether a family is invited, reminded to reply, told of a change, or thanked after the wedding. */
export const OCCASIONS = ['invitation', 'reminder', 'change', 'thanks'] as const;

export type Occasion = (typeof OCCASIONS)[number];

/** Fields of the couple's own text, filled in for each family. */
const FIELD = /\{(family|functions|reply|link)\}/g;

type Fields = Readonly<Record<'family' | 'functions' | 'reply' | 'link', string>>;

/**
 * The message to a family in its language, line by line. The last line is its link, or in a message of thanks
 * the album. A message about a change has hours and places if they fit into a link for WhatsApp, and otherwise
 * days.
 *
 * @param now milliseconds since 1970
 * @param template a text of the couple's own, with {@link FIELD}s; ours by default
 * @param told functions as last announced to families
 */
export function greetingOf(
  family: Family,
  invitation: Invitation,
  occasion: Occasion,
  now: number,
  template = templateOf(invitation, occasion, family.language, family.seats > 1, isAsked(family, invitation)),
  told: readonly ToldFunction[] = [],
): string {
  // Without its link nobody could reply.
  const whole = template.includes('{link}') ? template : `${template.trimEnd()}\n{link}`;
  const filled = (isShort: boolean) => {
    const fields = fieldsFor(family, invitation, occasion, now, told, isShort);
    const known = (name: string): name is keyof Fields => name in fields;
    return whole.replace(FIELD, (field, name: string) => (known(name) ? fields[name] : field));
  };
  const full = filled(false);
  if (isSendable(full, family)) return full;
  const short = filled(true);
  return isSendable(short, family) ? short : full;
}

/**
 * Our text, with fields for what differs between families. A family that is not asked for a reply is invited once more, not
 * reminded of one.
 */
export function templateOf(
  invitation: Invitation,
  occasion: Occasion,
  language: Language,
  isFamily: boolean,
  asksReply: boolean,
): string {
  const texts = formTexts(language).greeting;
  const couple = coupleNames(invitation, language);
  const { place, links } = invitationIn(invitation, language);
  const dear = texts.dear('{family}');
  if (occasion === 'thanks') {
    return [dear, texts.thanks(couple, isFamily), links.album ? texts.album : texts.memories, '{link}'].join(
      '\n',
    );
  }
  if (occasion === 'change')
    return [dear, texts.changed(couple), '{functions}', texts.page, '{link}'].join('\n');
  const opening =
    occasion === 'reminder' && asksReply
      ? texts.remind(couple, place)
      : texts.invited(couple, place, isFamily);
  return [dear, opening, '{functions}', '{reply}', '{link}'].join('\n');
}

function fieldsFor(
  family: Family,
  invitation: Invitation,
  occasion: Occasion,
  now: number,
  told: readonly ToldFunction[],
  isShort: boolean,
): Fields {
  const { language } = family;
  const { code, settings, links, functions } = invitationIn(invitation, language);
  const texts = formTexts(language).greeting;
  const theirs = functions.filter(({ key }) => family.functions.includes(key));
  const asksReply = isAsked(family, invitation) && now < settings.replyBy;
  const changed = new Set(changedFunctions(told, invitation.functions).map(({ key }) => key));
  const named = occasion === 'change' ? theirs.filter(({ key }) => changed.has(key)) : theirs;
  return {
    family: familyNamed(family.name).name,
    functions:
      occasion === 'change' && !isShort
        ? named.map((weddingFunction) => functionLine(weddingFunction, language)).join('\n')
        : functionsByDay(named, language),
    reply: asksReply ? texts.replyBy(showLastReplyDay(settings.replyBy, language)) : texts.page,
    link: (occasion === 'thanks' && links.album) || familyLink(code, family.id),
  };
}

/** `Sangeet: 12 February 2027, 7:15 pm IST, Rambagh Palace, Jaipur` */
function functionLine(weddingFunction: WeddingFunction, language: Language): string {
  const parts = [
    showIndiaDay(weddingFunction.start, guestTexts(language).dates),
    timeOf(weddingFunction, language),
    weddingFunction.venue,
  ].filter(Boolean);
  return `${weddingFunction.name}: ${parts.join(', ')}`;
}

/** `12 February 2027: Haldi, Sangeet · 14 February 2027: Phere` */
function functionsByDay(functions: readonly WeddingFunction[], language: Language): string {
  const names = new Map<string, string[]>();
  for (const weddingFunction of [...functions].sort((a, b) => a.start - b.start)) {
    const day = showIndiaDay(weddingFunction.start, guestTexts(language).dates);
    names.set(day, [...(names.get(day) ?? []), weddingFunction.name]);
  }
  return [...names].map(([day, ofDay]) => `${day}: ${ofDay.join(', ')}`).join(' · ');
}

/** Whether the text fits into a link; otherwise it is copied. */
export function isSendable(text: string, family: Pick<Family, 'phone'>): boolean {
  return sendingLink(text, family).length <= WHATSAPP_LINK_MAX;
}

/** To the family's number, or to a choice of chats where it has none. */
export function sendingLink(text: string, { phone }: Pick<Family, 'phone'>): string {
  return phone ? whatsappLink(text, phone) : whatsappShareLink(text);
}
