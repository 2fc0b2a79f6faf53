/** A family on a couple's guest list. Only the couple and the owner read these; a guest reads {@link FamilyPage}. */
import * as v from 'valibot';
import type { Language } from '#src/config/language.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { FunctionKey, HostSide } from '../invitation.ts';
import { FUNCTION_KEYS } from '../invitation.ts';

/** What a couple writes of a family. */
export interface FamilyFields {
  readonly name: string;
  /** In E.164, or empty. */
  readonly phone: string;
  /** The functions it is invited to, at least one. */
  readonly functions: readonly FunctionKey[];
  /** How many of the family are invited, 1 to 50. */
  readonly seats: number;
  /** Whose guests they are. */
  readonly side: HostSide;
  /** Of its link, its greeting and its page. */
  readonly language: Language;
  /** The couple's own marks, such as 'office'. */
  readonly tags: readonly string[];
  /** For the couple only. */
  readonly note: string;
}

export interface Family extends FamilyFields {
  /** Token of the family's link. */
  readonly id: string;
  /** When its link was last sent, in milliseconds since 1970. */
  readonly sentAt: number | undefined;
  readonly updatedAt: number;
}

/** What a family's own link shows of it. */
export type FamilyPage = Pick<Family, 'id' | 'name' | 'functions' | 'seats' | 'language'>;

/** The shape of what a family's own link shows, but for its id. */
export const familyPage = v.object({
  name: v.string(),
  functions: v.array(v.picklist(FUNCTION_KEYS)),
  seats: v.pipe(v.number(), v.integer()),
  language: v.picklist(['en', 'hi']),
});

const family = v.object({
  ...familyPage.entries,
  phone: v.string(),
  side: v.picklist(['one', 'two', 'both']),
  tags: v.string(),
  note: v.string(),
  sentAt: v.nullable(timestampSchema),
  updatedAt: timestampSchema,
});

/** The family in the fields of `families/ID`; `undefined` when they are none. */
export function parseFamilyPage(id: string, fields: unknown): FamilyPage | undefined {
  const parsed = v.safeParse(familyPage, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}

/** The family in the fields of `familyPrivate/ID`; `undefined` when they are none. */
export function parseFamily(id: string, fields: unknown): Family | undefined {
  const parsed = v.safeParse(family, fields);
  if (!parsed.success) return undefined;
  const { tags, sentAt, ...rest } = parsed.output;
  return { id, ...rest, tags: tags.split(', ').filter(Boolean), sentAt: sentAt ?? undefined };
}

/** The fields that a family is stored with, but for the times. */
export function storedFamily({ name, phone, functions, seats, side, language, tags, note }: FamilyFields) {
  return { name, phone, functions: [...functions], seats, side, language, tags: tags.join(', '), note };
}

/** The part of them that the family's own page reads. */
export function storedFamilyPage({ name, functions, seats, language }: FamilyFields) {
  return { name, functions: [...functions], seats, language };
}

/** A new family's token: 128 random bits, which nobody can guess. */
export function newFamilyId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return `f${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
