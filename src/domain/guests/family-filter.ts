import type { FunctionKey, HostSide, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import type { SearchText } from '#src/domain/search-text.ts';
import { searchFor, searchText } from '#src/domain/search-text.ts';
import type { Language } from '#src/locales/locales.ts';
import type { Family } from './family.ts';
import { repliedOf } from './function-count.ts';
import { isAsked } from './is-asked.ts';

/** `partly`: replied, but not for every function that asks for a reply now. */
export type Progress = 'notSent' | 'sent' | 'opened' | 'partly' | 'replied';

/**
 * Progress that a list can be filtered by: `notSent` is all families that {@link isNotSent}, `notReplied` all but `replied`, of those
 * that are asked for a reply.
 */
export type ProgressFilter = Progress | 'notReplied';

/** Which families a list shows; `undefined` matches all. */
export interface FamilyFilter {
  readonly side: HostSide | undefined;
  readonly tag: string | undefined;
  readonly language: Language | undefined;
  readonly function: FunctionKey | undefined;
  readonly progress: ProgressFilter | undefined;
}

export const NO_FILTER: FamilyFilter = {
  side: undefined,
  tag: undefined,
  language: undefined,
  function: undefined,
  progress: undefined,
};

export interface GuestReplies {
  /** Those of the page now: a reply may name others. */
  readonly functions: readonly Pick<WeddingFunction, 'key' | 'asksReply'>[];
  readonly replies: ReadonlyMap<string, Reply>;
  readonly openedAt: ReadonlyMap<string, number>;
}

/**
 * Whether a family was never sent the link that it has now. It may have replied all the same: by phone, or with a link that was
 * replaced; and the couple may have opened the link to look at it.
 */
export function isNotSent({ sentAt }: Pick<Family, 'sentAt'>): boolean {
  return sentAt === undefined;
}

export function progressOf(family: Family, { functions, replies, openedAt }: GuestReplies): Progress {
  const replied = repliedOf(family, replies.get(family.id), functions);
  if (replied !== 'none') return replied === 'all' ? 'replied' : 'partly';
  if (openedAt.has(family.id)) return 'opened';
  return isNotSent(family) ? 'notSent' : 'sent';
}

/** Keeps the order. Fast enough to run on every key press with 1,500 families. */
export function filterFamilies(
  families: readonly Family[],
  search: string,
  filter: FamilyFilter,
  known: GuestReplies,
): readonly Family[] {
  const { side, tag, language, progress } = filter;
  const isFound = searchFor(search);
  return families.filter(
    (family) =>
      (!side || family.side === side) &&
      (!tag || family.tags.includes(tag)) &&
      (!language || family.language === language) &&
      (!filter.function || family.functions.includes(filter.function)) &&
      (!progress || hasProgress(family, progress, known)) &&
      isFound(textOf(family)),
  );
}

function hasProgress(family: Family, wanted: ProgressFilter, known: GuestReplies): boolean {
  if (wanted === 'notSent') return isNotSent(family);
  const progress = progressOf(family, known);
  if (wanted !== 'notReplied') return progress === wanted;
  return progress !== 'replied' && isAsked(family, known);
}

const searchTexts = new WeakMap<Family, SearchText>();

function textOf(family: Family): SearchText {
  const known = searchTexts.get(family);
  if (known) return known;
  const text = searchText([family.name, family.note, ...family.tags].join('\n'), family.phone);
  searchTexts.set(family, text);
  return text;
}

/** Prepares a long list, so that the first key of a search is as quick as the others. */
export function prepareSearch(families: readonly Family[]): void {
  for (const family of families) textOf(family);
}

export function tagsOf(families: readonly Family[]): readonly string[] {
  return [...new Set(families.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
}
