import * as v from 'valibot';
import { SETTING_KINDS } from './setting-kinds.ts';
import type { Environment } from './settings.ts';
import { ownValue, SETTINGS } from './settings.ts';

/** Vite sets this one itself. */
const OF_VITE = /^VITE_USER_/;

/** Changed, left out or added letters up to which a misspelt setting is recognised. */
const MISSPELT = 2;

/** What is wrong with the owner's settings, a sentence for each. */
export function settingFaults(environment: Environment): string[] {
  const wrong = Object.entries(SETTINGS).flatMap(([name, { kind }]) => {
    const value = ownValue(environment, name);
    const { schema, what, example } = SETTING_KINDS[kind];
    if (value === '' || v.is(schema, value)) return [];
    return [`${name} is “${value}”, which is not ${what}. For example: ${example}`];
  });
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('VITE_') && !OF_VITE.test(name) && !(name in SETTINGS),
  );
  return [...wrong, ...unknown.flatMap(misspelt)];
}

/** Ends the process with a list of {@link settingFaults}, before anything else is done with the settings. */
export function stopAtSettingFaults(environment: Environment): void {
  const faults = settingFaults(environment);
  if (faults.length === 0) return;
  console.error(`These settings need correcting (README, 'The owner's values'):\n  ${faults.join('\n  ')}`);
  process.exit(1);
}

function misspelt(name: string): string[] {
  const [nearest] = Object.keys(SETTINGS)
    .map((known) => ({ known, distance: distanceBetween(name, known) }))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest || nearest.distance > MISSPELT) return [];
  return [`${name} is not a setting. Is ${nearest.known} meant?`];
}

/** Levenshtein's. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [column, compared] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === compared ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
