/** The newest entry that the owner saw of each list, by the server's clock, as a phone's may be wrong. */
import { LAST_LOOKS_KEY } from '#src/config/late-storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readJson, writeText } from '#src/lib/storage.ts';

type SeenList = 'orders' | 'drafts' | 'blessings' | 'farewellMessages' | 'blesscouple';

/** In milliseconds since 1970; 0 before the first look. */
export function lastLook(list: SeenList): number {
  const time = looks()[list];
  return typeof time === 'number' ? time : 0;
}

/** `times` of the entries that the owner sees now; those without a time count as old. */
export function lookAt(list: SeenList, times: readonly (number | undefined)[]): void {
  const newest = Math.max(lastLook(list), ...times.map((time) => time ?? 0));
  if (newest > lastLook(list)) writeText(LAST_LOOKS_KEY, JSON.stringify({ ...looks(), [list]: newest }));
}

function looks(): Readonly<Record<string, unknown>> {
  return fieldsOf(readJson(LAST_LOOKS_KEY));
}
