/**
 * What a guest writes: a blessing for the couple, or a farewell to a branch. The bounds are those of the rules
 * (both come from the limits), so what a form lets through the database takes.
 */
import * as v from 'valibot';
import type { Branch } from '#src/config/limits.ts';
import { BRANCHES, LIMITS } from '#src/config/limits.ts';
import { isBranch } from '#src/config/paths.ts';
import { MESSAGE_FORM } from '#src/content/messages.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { cleanLine, cleanText, countLines } from '#src/lib/text.ts';

const { errors } = MESSAGE_FORM;

const words = {
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(LIMITS.name.min, errors.name),
    v.maxLength(LIMITS.name.max, errors.nameLong),
  ),
  number: v.pipe(
    v.string(),
    v.transform((typed) => parsePhone(typed) ?? ''),
    v.nonEmpty(errors.number),
  ),
  message: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.maxLength(LIMITS.message.max, ({ input }) => errors.messageLong(input.length)),
    v.check(
      (text) => countLines(text) <= LIMITS.messageLines.max,
      ({ input }) => errors.messageLines(countLines(input)),
    ),
  ),
};

const typedWords = v.object(words);

/** What the database takes. An older version of the shop may have stored a message that no longer fits. */
export const guestMessage = v.variant('kind', [
  v.object({ kind: v.literal('blessing'), ...words }),
  v.object({ kind: v.literal('farewell'), branch: v.picklist(BRANCHES), ...words }),
]);

const text = { name: v.string(), number: v.string(), message: v.string() };

/** Any message a guest has submitted, whether or not it fits {@link guestMessage}. */
export const submittedMessage = v.variant('kind', [
  v.object({ kind: v.literal('blessing'), ...text }),
  v.object({ kind: v.literal('farewell'), branch: v.string(), ...text }),
]);

/** Name, mobile number in E.164 and message, cleaned. */
export type Words = v.InferOutput<typeof typedWords>;

/** A message, and where it goes. */
export type GuestMessage = v.InferOutput<typeof submittedMessage>;

/** Which of the two, and for a farewell to which branch. */
export type Addressee =
  | { readonly kind: 'blessing' }
  | { readonly kind: 'farewell'; readonly branch: Branch };

/** One field of the form. */
export type WordsField = keyof Words;

/** A sentence for each field that needs mending. */
export type WordsErrors = Partial<Record<WordsField, string>>;

/** Either the words, ready to send, or what to mend. Never throws. */
export function parseWords(typed: Readonly<Record<WordsField, string>>): {
  words?: Words;
  errors: WordsErrors;
} {
  const parsed = v.safeParse(typedWords, typed);
  if (parsed.success) return { words: parsed.output, errors: {} };
  const { nested } = v.flatten<typeof typedWords>(parsed.issues);
  const found: WordsErrors = {};
  for (const field of ['name', 'number', 'message'] as const) {
    const sentence = nested?.[field]?.[0];
    if (sentence) found[field] = sentence;
  }
  return { errors: found };
}

/** Addresses words. */
export function addressed(to: Addressee, { name, number, message }: Words): GuestMessage {
  return to.kind === 'farewell'
    ? { kind: to.kind, branch: to.branch, name, number, message }
    : { kind: to.kind, name, number, message };
}

/** Whether a message goes to this addressee. One to a branch that is gone goes to any, so that it shows somewhere. */
export function isAddressedTo(to: Addressee, message: GuestMessage): boolean {
  if (message.kind === 'blessing') return to.kind === 'blessing';
  return to.kind === 'farewell' && (message.branch === to.branch || !isBranch(message.branch));
}

/** The collection a message goes into (SPEC §7). */
export function collectionOf(message: GuestMessage): 'blesscouple' | 'farewellMessages' {
  return message.kind === 'blessing' ? 'blesscouple' : 'farewellMessages';
}

/** The fields of its document, without the time, which the server sets. */
export function documentOf(message: GuestMessage): Readonly<Record<string, string>> {
  const { kind: _, ...fields } = message;
  return fields;
}

/**
 * A mark by which the same text sent twice in a row is noticed: a 64-bit hash (FNV-1a over UTF-16 units, two halves
 * of 32 bits). It is not a secret: whoever has the device can test guesses of a short text against it.
 */
export function fingerprint(message: GuestMessage): string {
  const text = JSON.stringify([collectionOf(message), ...Object.entries(documentOf(message)).sort()]);
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let place = 0; place < text.length; place += 1) {
    low = Math.imul(low ^ text.charCodeAt(place), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - place), 0x85ebca6b);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
