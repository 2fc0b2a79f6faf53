import * as v from 'valibot';
import type { Draft } from './draft.ts';
import { draftSchema } from './draft.ts';

/** What is changed as one. A day of the wedding is read from its functions. */
const PARTS = [
  ['couple'],
  ['families'],
  ['tradition'],
  ['design'],
  ['language'],
  ['weddingDay', 'settledDay', 'functions'],
  ['place'],
  ['texts'],
  ['hindi'],
  ['contacts'],
  ['links'],
  ['replyBy'],
  ['wall'],
  ['openSeats'],
] as const satisfies readonly (readonly (keyof Draft)[])[];

type Field = (typeof PARTS)[number][number];

interface Merged {
  readonly draft: Draft;
  /** What both have changed, each in another way: `draft` has `mine` there. */
  readonly conflicts: readonly Field[];
}

/** Whether two drafts have the same text in all fields. */
export function isEqualDraft(one: Draft, other: Draft): boolean {
  return contentOf(one) === contentOf(other);
}

/** Whether two drafts have the same functions. */
export function hasEqualFunctions(one: Draft, other: Draft): boolean {
  return contentOf(one, ['functions']) === contentOf(other, ['functions']);
}

/**
 * `mine` with what only `theirs` has changed.
 *
 * @param bases what `mine` began with, and what this phone has sent since and may be stored; none where that is not known
 * @param theirs what is stored now
 */
export function mergeDrafts(bases: readonly Draft[], mine: Draft, theirs: Draft): Merged {
  const changed = PARTS.filter((part) => {
    const stored = contentOf(theirs, part);
    return contentOf(mine, part) !== stored && bases.every((base) => contentOf(base, part) !== stored);
  });
  const isMine = (part: readonly Field[]) =>
    bases.length === 0 || bases.some((base) => contentOf(base, part) !== contentOf(mine, part));
  const taken = changed.filter((part) => !isMine(part)).flat();
  return {
    draft: { ...mine, ...pick(theirs, taken) },
    conflicts: changed.filter(isMine).flat(),
  };
}

function pick(draft: Draft, fields: readonly Field[]): Partial<Draft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

function contentOf(draft: Draft, fields?: readonly Field[]): string {
  // Parsing brings the fields into one order.
  const parsed = v.parse(draftSchema, draft);
  return JSON.stringify(fields ? pick(parsed, fields) : parsed);
}
