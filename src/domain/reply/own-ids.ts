import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';

/** Ids of the functions that a family is invited to and that `shown` does not have. */
export function missingIds(
  { functions, opens }: Pick<FamilyPage, 'functions' | 'opens'>,
  shown: readonly Pick<WeddingFunction, 'key'>[],
): readonly string[] {
  const isShown = (one: string) => shown.some(({ key }) => key === one);
  return functions.flatMap((key, place) => (isShown(key) ? [] : (opens[place] ?? [])));
}
