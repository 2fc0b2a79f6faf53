/** A family on a couple's guest list, for the couple and the owner only; a guest reads {@link FamilyPage}. */
import * as v from 'valibot';
import type { FunctionIds } from '#src/domain/invitation/function-ids.ts';
import { opensOf } from '#src/domain/invitation/function-ids.ts';
import type { FunctionKey, HostSide } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { randomToken } from '#src/lib/random-token.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { Language } from '#src/locales/locales.ts';
import { LANGUAGES } from '#src/locales/locales.ts';

export interface FamilyFields {
  readonly name: string;
  /** In E.164, or empty. */
  readonly phone: string;
  /** At least one. */
  readonly functions: readonly FunctionKey[];
  /** People invited, 1 to 50. */
  readonly seats: number;
  readonly side: HostSide;
  /** Of its link, its greeting and its page. */
  readonly language: Language;
  readonly tags: readonly string[];
  readonly note: string;
}

export interface Family extends FamilyFields {
  readonly id: string;
  /** When its link was last sent, in milliseconds since 1970. */
  readonly sentAt: number | undefined;
  /** Id before its link was renewed: a phone at the door may have counted under that one. */
  readonly renewedFrom?: string | undefined;
  readonly updatedAt: number;
}

export interface FamilyPage extends Pick<Family, 'id' | 'name' | 'functions' | 'seats' | 'language'> {
  /** For each of its functions, the id under which it is stored while it is private; empty for families of earlier versions. */
  readonly opens: readonly string[];
}

/** What a family's own link shows, without its id. */
export const familyPage = v.object({
  name: v.string(),
  functions: v.array(v.picklist(FUNCTION_KEYS)),
  seats: v.pipe(v.number(), v.integer()),
  language: v.picklist(LANGUAGES),
  opens: v.optional(v.array(v.string()), []),
});

const { opens: _opens, ...familyEntries } = familyPage.entries;
const family = v.object({
  ...familyEntries,
  phone: v.string(),
  side: v.picklist(['one', 'two', 'both']),
  tags: v.string(),
  note: v.string(),
  sentAt: v.nullable(timestampSchema),
  renewedFrom: v.optional(v.string()),
  updatedAt: timestampSchema,
});

/** From `families/ID`. */
export function parseFamilyPage(id: string, fields: unknown): FamilyPage | undefined {
  const parsed = v.safeParse(familyPage, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

/** From `familyPrivate/ID`. */
export function parseFamily(id: string, fields: unknown): Family | undefined {
  const parsed = v.safeParse(family, fields);
  if (!parsed.success) return undefined;
  const { tags, sentAt, ...rest } = parsed.output;
  return { id, ...rest, tags: tags.split(', ').filter(Boolean), sentAt: sentAt ?? undefined };
}

/** Without the times. */
export function storedFamily({ name, phone, functions, seats, side, language, tags, note }: FamilyFields) {
  return { name, phone, functions: [...functions], seats, side, language, tags: tags.join(', '), note };
}

export function storedFamilyPage({ name, functions, seats, language }: FamilyFields, ids: FunctionIds) {
  return { name, functions: [...functions], seats, language, opens: opensOf(functions, ids) };
}

export function newFamilyId(): string {
  return randomToken('f');
}
