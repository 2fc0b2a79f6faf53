import * as v from 'valibot';
import type { Draft } from './draft.ts';
import { draftSchema } from './draft.ts';

type Fields = Omit<Draft, 'hindi' | 'portraits'> & {
  readonly hindiFamilies: Draft['hindi']['families'];
  readonly hindiPlace: Draft['hindi']['place'];
  readonly hindiTexts: Draft['hindi']['texts'];
};

/** Fields that belong together, so that nobody gets half of them: a tradition brings its blessing. */
const PARTS = [
  ['couple', 'families', 'hindiFamilies'],
  ['tradition', 'texts', 'hindiTexts'],
  ['place', 'hindiPlace'],
  ['weddingDay', 'settledDay', 'functions', 'replyBy'],
  ['design'],
  ['language'],
  ['contacts'],
  ['links'],
  ['wall'],
  ['openSeats'],
] as const satisfies readonly (readonly (keyof Fields)[])[];

type Field = (typeof PARTS)[number][number];

interface Merged {
  readonly draft: Draft;
  /** Fields that both changed differently; `draft` has `mine` there. */
  readonly conflicts: readonly Field[];
}

export function isEqualDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}

export function hasEqualFunctions(one: Draft, other: Draft): boolean {
  return contentOf(fieldsOf(one), ['functions']) === contentOf(fieldsOf(other), ['functions']);
}

/** Whether something that `sent` changed in `base` is stored: then it may have been saved. */
export function hasArrived(base: Draft, sent: Draft, stored: Draft): boolean {
  const [before, own, now] = [fieldsOf(base), fieldsOf(sent), fieldsOf(stored)];
  return PARTS.some((part) => {
    const content = contentOf(own, part);
    return contentOf(before, part) !== content && contentOf(now, part) === content;
  });
}

/**
 * `mine` with what only `theirs` has changed.
 *
 * @param bases what `mine` began with, and what this phone has sent since and may be stored; empty where unknown
 * @param theirs what is stored now
 */
export function mergeDrafts(bases: readonly Draft[], mine: Draft, theirs: Draft): Merged {
  const own = fieldsOf(mine);
  const stored = fieldsOf(theirs);
  const known = bases.map(fieldsOf);
  const changed = PARTS.filter((part) => {
    const content = contentOf(stored, part);
    return contentOf(own, part) !== content && known.every((base) => contentOf(base, part) !== content);
  });
  const isMine = (part: readonly Field[]) =>
    known.length === 0 || known.some((base) => contentOf(base, part) !== contentOf(own, part));
  const taken = changed.filter((part) => !isMine(part)).flat();
  const { hindiFamilies, hindiPlace, hindiTexts, ...fields } = { ...own, ...pick(stored, taken) };
  return {
    draft: {
      ...mine,
      ...fields,
      hindi: { families: hindiFamilies, place: hindiPlace, texts: hindiTexts },
    },
    conflicts: changed.filter(isMine).flat(),
  };
}

/** Parsing brings the fields into one order. */
function fieldsOf(draft: Draft): Fields {
  const { hindi, portraits: _, ...fields } = v.parse(draftSchema, draft);
  return { ...fields, hindiFamilies: hindi.families, hindiPlace: hindi.place, hindiTexts: hindi.texts };
}

function pick(fields: Fields, names: readonly Field[]): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function contentOf(fields: Fields, part: readonly Field[]): string {
  return JSON.stringify(pick(fields, part));
}
