import { LIMITS } from '#src/domain/guests/limits.ts';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import { saysFood } from '#src/domain/reply/reply-choice.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { cleanLine, cleanText } from '#src/lib/text.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';

/** A sentence for each field; `functions` are those without an answer. */
export interface ReplyErrors extends Readonly<Partial<Record<'name' | 'phone' | 'note' | 'food', string>>> {
  readonly functions?: readonly FunctionKey[];
}

/** What was filled in, as it is sent; without `choice`, what is wrong with it. A family need not say who it is. */
export function checkChoice(
  choice: ReplyChoice,
  isOpenLink: boolean,
  language: Language,
): { readonly choice: ReplyChoice | undefined; readonly errors: ReplyErrors } {
  const texts = formTexts(language).reply.errors;
  const note = cleanText(choice.note);
  const name = isOpenLink ? cleanLine(choice.name) : '';
  const phone = isOpenLink ? parsePhone(choice.phone) : '';
  const silent = choice.functions.filter(({ answer }) => answer === undefined).map(({ key }) => key);
  const comes = choice.functions.some(({ answer }) => answer === 'coming');
  const errors: ReplyErrors = {
    ...(silent.length > 0 ? { functions: silent } : {}),
    ...(comes && !saysFood(choice) ? { food: choice.food ? texts.mixed : texts.food } : {}),
    ...(isOpenLink && !isName(name) ? { name: texts.name } : {}),
    ...(phone === undefined ? { phone: texts.phone } : {}),
    ...(note.length > LIMITS.replyNote.max ? { note: texts.note } : {}),
  };
  if (phone === undefined || Object.keys(errors).length > 0) return { choice: undefined, errors };
  return { choice: { ...choice, note, name, phone }, errors };
}

/** As in the rules: the first letter must be visible. */
function isName(name: string): boolean {
  return name.length <= INVITATION_TEXTS.name && /^[^\s\p{Z}\p{M}\p{Cf}]/u.test(name);
}
