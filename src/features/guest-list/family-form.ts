import type { Family, FamilyFields } from '#src/domain/guests/family.ts';
import type { FamilyChange } from '#src/domain/guests/family-change.ts';
import { fieldsAfter } from '#src/domain/guests/family-change.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { formatPhone, parsePhone } from '#src/lib/phone.ts';
import { seenLine } from '#src/lib/seen-line.ts';
import { cleanLine, cleanText, cutText } from '#src/lib/text.ts';
import { GUESTS } from '#text/invitations/guests.ts';

const texts = GUESTS.form.errors;

/** Tags are typed in one field, separated by commas. */
export type TypedFamily = Omit<FamilyFields, 'tags'> & { readonly tags: string };

export type TypedFamilyErrors = Partial<Record<'name' | 'phone' | 'functions' | 'tags', string>>;

const USUAL_SEATS = 4;

/** Invited to everything, in the language of the page. */
export function newFamily({ functions, language }: Pick<Invitation, 'functions' | 'language'>): FamilyFields {
  return {
    name: '',
    phone: '',
    functions: functions.map(({ key }) => key),
    seats: USUAL_SEATS,
    side: 'both',
    language: headLanguage({ language }),
    tags: [],
    note: '',
  };
}

function typedFamily(
  { phone, tags, functions, ...family }: FamilyFields,
  invitation: Pick<Invitation, 'functions'>,
): TypedFamily {
  return {
    ...family,
    functions: leftFunctions(functions, invitation),
    phone: formatPhone(phone),
    tags: tags.join(', '),
  };
}

export function leftFunctions(
  functions: readonly FunctionKey[],
  invitation: Pick<Invitation, 'functions'>,
): readonly FunctionKey[] {
  return functions.filter((wanted) => invitation.functions.some(({ key }) => key === wanted));
}

/** What is typed of a family: `changes` applied to what they began from. */
export function typedOver(
  editing: Family | 'new',
  changes: Partial<TypedFamily>,
  invitation: Pick<Invitation, 'functions' | 'language'>,
): TypedFamily {
  const start = typedFamily(editing === 'new' ? newFamily(invitation) : editing, invitation);
  const typed = { ...start, ...changes };
  return { ...typed, functions: leftFunctions(typed.functions, invitation) };
}

/** The family is valid only if there are no errors. */
export function readFamily(typed: TypedFamily): { family: FamilyFields; errors: TypedFamilyErrors } {
  const family: FamilyFields = {
    ...typed,
    name: seenLine(typed.name),
    phone: parsePhone(typed.phone) ?? '',
    tags: parseTags(typed.tags),
    note: cutText(cleanText(typed.note), LIMITS.replyNote.max),
  };
  const errors: TypedFamilyErrors = {};
  if (family.name === '') errors.name = texts.name;
  if (family.name.length > LIMITS.familyName.max) errors.name = texts.nameLong;
  if (typed.phone.trim() !== '' && family.phone === '') errors.phone = texts.phone;
  if (family.functions.length === 0) errors.functions = texts.functions;
  if (!fitsTags(family.tags)) errors.tags = texts.tags;
  return { family, errors };
}

export function parseTags(typed: string): readonly string[] {
  return [...new Set(typed.split(',').map(cleanLine).filter(Boolean))];
}

/** Short enough to be stored together. */
export function fitsTags(tags: readonly string[]): boolean {
  return tags.join(', ').length <= LIMITS.familyTags.max;
}

/** The first family whose tags would be too long to store after a change. */
export function familyWithTooManyTags<One extends FamilyFields>(
  families: readonly One[],
  change: FamilyChange,
): One | undefined {
  return families.find((family) => !fitsTags({ ...family, ...fieldsAfter(family, change) }.tags));
}
