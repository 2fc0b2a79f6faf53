/** Changes that several people make at the same time, none of which undoes another's. */
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import type { FamilyFields } from './family.ts';

export interface ListChange<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
}

/** Fields replace the stored ones; of functions and tags only what was added and removed changes. */
export interface FamilyChange extends Partial<Omit<FamilyFields, 'functions' | 'tags'>> {
  readonly functions?: ListChange<FunctionKey>;
  readonly tags?: ListChange<string>;
}

export function changeBetween(before: FamilyFields, after: FamilyFields): FamilyChange {
  const { name, phone, seats, side, language, note } = after;
  const functions = listChange(before.functions, after.functions);
  const tags = listChange(before.tags, after.tags);
  return {
    ...(name === before.name ? {} : { name }),
    ...(phone === before.phone ? {} : { phone }),
    ...(functions && { functions }),
    ...(seats === before.seats ? {} : { seats }),
    ...(side === before.side ? {} : { side }),
    ...(language === before.language ? {} : { language }),
    ...(tags && { tags }),
    ...(note === before.note ? {} : { note }),
  };
}

export function fieldsAfter(family: FamilyFields, change: FamilyChange): Partial<FamilyFields> {
  const { functions, tags, ...fields } = change;
  return {
    ...fields,
    ...(functions && { functions: listAfter(family.functions, functions) }),
    ...(tags && { tags: listAfter(family.tags, tags) }),
  };
}

function listChange<Item>(before: readonly Item[], after: readonly Item[]): ListChange<Item> | undefined {
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
}

function listAfter<Item>(list: readonly Item[], { added, removed }: ListChange<Item>): readonly Item[] {
  return [...new Set([...list, ...added])].filter((item) => !removed.includes(item));
}
