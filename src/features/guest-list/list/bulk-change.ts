import type { Family, FamilyFields } from '#src/domain/guests/family.ts';
import { fitsTags } from '../family-form.ts';

/** What changes for many families at once; fields that are absent stay as they are. */
export interface BulkChange extends Partial<Pick<FamilyFields, 'functions' | 'seats' | 'side' | 'language'>> {
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

/** Families that get the same new fields. */
export interface ChangeStep {
  readonly ids: readonly string[];
  readonly change: Partial<FamilyFields>;
}

/** As few steps as possible: families differ in nothing but their tags. */
export function changeSteps(
  families: readonly Family[],
  { addTags, removeTags, ...same }: BulkChange,
): readonly ChangeStep[] {
  if (addTags.length === 0 && removeTags.length === 0) {
    return Object.keys(same).length > 0 ? [{ ids: families.map(({ id }) => id), change: same }] : [];
  }
  const steps = new Map<string, { ids: string[]; tags: readonly string[] }>();
  for (const family of families) {
    const tags = changedTags(family, addTags, removeTags);
    const step = steps.get(tags.join()) ?? { ids: [], tags };
    step.ids.push(family.id);
    steps.set(tags.join(), step);
  }
  return [...steps.values()].map(({ ids, tags }) => ({ ids, change: { ...same, tags } }));
}

/** The first family whose tags would be too long to store. */
export function familyWithTooManyTags(
  families: readonly Family[],
  { addTags, removeTags }: BulkChange,
): Family | undefined {
  return families.find((family) => !fitsTags(changedTags(family, addTags, removeTags)));
}

function changedTags(
  { tags }: Family,
  added: readonly string[],
  removed: readonly string[],
): readonly string[] {
  return [...new Set([...tags, ...added])].filter((tag) => !removed.includes(tag));
}
