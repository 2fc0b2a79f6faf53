/** A guest's message: a blessing for the couple or a farewell to a branch, validated as in `firestore.rules`. */
import * as v from 'valibot';
import { messageSchema, nameSchema } from '#src/domain/message/typed-texts.ts';
import { hashText } from '#src/lib/hash-text.ts';
import { parseForm } from '#src/lib/parse-form.ts';
import { parsePhone } from '#src/lib/phone.ts';
import type { BranchId } from '#text/catalogue/farewell-branches.ts';
import { BRANCH_IDS, findBranch } from '#text/catalogue/farewell-branches.ts';
import { MESSAGE_ERRORS } from '#text/messages.ts';

const draftFields = {
  name: nameSchema(MESSAGE_ERRORS),
  number: v.pipe(
    v.string(),
    v.transform((typed) => parsePhone(typed) ?? ''),
    v.nonEmpty(MESSAGE_ERRORS.number),
  ),
  message: messageSchema(MESSAGE_ERRORS),
};

const messageDraft = v.object(draftFields);

export const guestMessage = v.variant('kind', [
  v.object({ kind: v.literal('blessing'), ...draftFields }),
  v.object({ kind: v.literal('farewell'), branch: v.picklist(BRANCH_IDS), ...draftFields }),
]);

const text = { name: v.string(), number: v.string(), message: v.string() };

/** Any submitted message; one stored under older limits may no longer be a {@link guestMessage}. */
export const submittedMessage = v.variant('kind', [
  v.object({ kind: v.literal('blessing'), ...text }),
  v.object({ kind: v.literal('farewell'), branch: v.string(), ...text }),
]);

/** Name, mobile number in E.164 and message, cleaned. */
export type MessageDraft = v.InferOutput<typeof messageDraft>;

export type GuestMessage = v.InferOutput<typeof submittedMessage>;

export type Addressee =
  | { readonly kind: 'blessing' }
  | { readonly kind: 'farewell'; readonly branch: BranchId };

export type MessageField = keyof MessageDraft;

export const MESSAGE_FIELDS: readonly MessageField[] = ['name', 'number', 'message'];

export function parseDraft(typed: Readonly<Record<MessageField, string>>) {
  return parseForm(messageDraft, MESSAGE_FIELDS, typed);
}

export function addressed(to: Addressee, { name, number, message }: MessageDraft): GuestMessage {
  return to.kind === 'farewell'
    ? { kind: to.kind, branch: to.branch, name, number, message }
    : { kind: to.kind, name, number, message };
}

/** A message to a branch that no longer exists matches every branch, so that it is shown somewhere. */
export function isAddressedTo(to: Addressee, message: GuestMessage): boolean {
  if (message.kind === 'blessing') return to.kind === 'blessing';
  return to.kind === 'farewell' && (message.branch === to.branch || !findBranch(message.branch));
}

export function collectionOf(message: GuestMessage): 'blesscouple' | 'farewellMessages' {
  return message.kind === 'blessing' ? 'blesscouple' : 'farewellMessages';
}

/** Document fields, without `createdAt`, which the server sets. */
export function documentOf(message: GuestMessage): Readonly<Record<string, string>> {
  const { kind: _, ...fields } = message;
  return fields;
}

/** Detects the same message sent twice in a row. */
export function fingerprint(message: GuestMessage): string {
  return hashText(JSON.stringify([collectionOf(message), ...Object.entries(documentOf(message)).sort()]));
}
