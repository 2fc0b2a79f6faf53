/** A blessing to a couple, as the form returns it and an outbox entry contains it. */

import * as v from 'valibot';
import { BLESSINGS, CLOSED, INVITATIONS } from '#src/domain/collections.ts';
import { messageSchema, nameSchema } from '#src/domain/message/typed-texts.ts';
import { INVITATION_CODE_PATTERN } from '#src/domain/text-patterns.ts';
import { hashText } from '#src/lib/hash-text.ts';
import { parseForm } from '#src/lib/parse-form.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { parsePhone } from '#src/lib/phone.ts';
import type { FormTexts } from '#src/locales/form-texts.ts';

export type BlessingField = 'name' | 'phone' | 'text';
export type BlessingErrors = FormTexts['blessingErrors'];

export const BLESSING_FIELDS: readonly BlessingField[] = ['name', 'phone', 'text'];

const code = v.pipe(v.string(), v.regex(new RegExp(INVITATION_CODE_PATTERN, 'u')));

function fieldsWith(errors: BlessingErrors) {
  return {
    name: nameSchema(errors),
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.transform((typed) => (typed === '' ? '' : parsePhone(typed))),
      v.string(errors.phone),
    ),
    text: v.pipe(messageSchema(errors), v.nonEmpty(errors.text)),
  };
}

/** Nobody reads what is wrong with a blessing that waits in an outbox. */
const UNREAD: BlessingErrors = {
  name: '',
  nameLong: '',
  phone: '',
  text: '',
  messageLong: () => '',
  messageLines: () => '',
};

/** A message within today's limits. */
export const blessingMessage: v.GenericSchema<unknown, BlessingMessage> = v.object({
  code,
  ...fieldsWith(UNREAD),
});

/** Any message that was ever submitted. */
export const submittedBlessing = v.object({
  code,
  name: v.string(),
  /** In E.164, or empty. */
  phone: v.string(),
  text: v.string(),
});

export interface BlessingMessage extends Parsed<typeof submittedBlessing> {}

/** The blessing that was typed, or what is wrong with it, in the language of the page. */
export function parseTypedBlessing(
  to: string,
  typed: Readonly<Record<BlessingField, string>>,
  errors: BlessingErrors,
): ReturnType<typeof parseForm<BlessingField, BlessingMessage>> {
  const { value, errors: found } = parseForm(v.object(fieldsWith(errors)), BLESSING_FIELDS, typed);
  return { value: value && { code: to, ...value }, errors: found };
}

/** The document of a blessing, without `createdAt`, which the server sets. */
export function blessingDocument({ name, phone, text }: BlessingMessage) {
  return { name, phone, text, state: 'new' };
}

export function blessingsPath(code: string): string {
  return `${INVITATIONS}/${code}/${BLESSINGS}`;
}

/** The collection of the ids of what was deleted. */
export function closedPath(code: string): string {
  return `${INVITATIONS}/${code}/${CLOSED}`;
}

/** Recognises the same blessing sent twice in a row. */
export function blessingFingerprint({ code, name, phone, text }: BlessingMessage): string {
  return hashText(JSON.stringify([code, name, phone, text]));
}
