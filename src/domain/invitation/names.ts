/** Also part of the shell's first script, so it imports nothing large. */
import { scriptOf } from '#src/lib/text-language.ts';
import type { Language } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE, localeOf } from '#src/locales/locales.ts';
import type { Invitation } from './invitation.ts';

type Names = readonly [string, string];

/** Both names as a page in this language shows them first, and in the other script; may be empty. */
export function namesIn(
  { couple: [one, other] }: Pick<Invitation, 'couple'>,
  language: Language,
): { readonly names: Names; readonly also: Names } {
  const latin: Names = [one.name, other.name];
  const also: Names = [one.also, other.also];
  const { script } = localeOf(language);
  const alsoFirst = script !== 'Latn' && also.every((name) => scriptOf(name) === script);
  return alsoFirst ? { names: also, also: latin } : { names: latin, also };
}

/** Letters of the longest word, which decide the size of the names; at least six. */
export function lettersOf(names: readonly string[]): number {
  const longest = Math.max(...names.flatMap((name) => name.split(/\s+/)).map((word) => [...word].length));
  return Math.max(longest, 6);
}

/** The language of title and description: the first where guests may switch. */
export function headLanguage({ language }: Pick<Invitation, 'language'>): Language {
  return language === 'both' ? DEFAULT_LANGUAGE : language;
}
