import * as v from 'valibot';
import { missingLetters } from '#scripts/brand/letters.ts';
import type { WrittenSetting } from './env-files.ts';
import { isReadWhole, writtenSettings } from './env-files.ts';
import { SETTING_KINDS } from './setting-kinds.ts';
import type { Environment } from './settings.ts';
import { ownValue, SETTINGS } from './settings.ts';

/** Vite sets this one itself. */
const OF_VITE = /^VITE_USER_/;

/** Drawn into icons and link previews by the build (scripts/brand). */
const LETTERED = ['VITE_NAME', 'VITE_NAME_HINDI', 'VITE_TAGLINE'];

/** Up to this many changed, missing or added letters, a misspelt setting is recognised. */
const MISSPELT = 2;

/**
 * What is wrong with the owner's settings, a sentence for each.
 *
 * @param written settings in files, where every name is the owner's own; the environment has names of other programs
 * too
 */
export function settingFaults(environment: Environment, written: readonly WrittenSetting[] = []): string[] {
  const cut = written
    .filter(({ value }) => !isReadWhole(value))
    .map(
      ({ file, name, value }) =>
        `${name} in ${file} is not read to its end: “${value}”. Put quotes that are not in it around all of it, \\ before $, and a ` +
        'comment on a line of its own. For example: VITE_LEGAL_ADDRESS="Shop #4, MG Road"',
    );
  const marked = written
    .filter(({ isMarked }) => isMarked)
    .map(
      ({ file, name }) =>
        `${name} is not read, because ${file} begins with a byte-order mark. Save the file as UTF-8 without one (“UTF-8” and not ` +
        '“UTF-8 with BOM” in Notepad).',
    );
  const wrong = Object.entries(SETTINGS).flatMap(([name, { kind }]) => {
    const value = ownValue(environment, name);
    const { schema, what, example } = SETTING_KINDS[kind];
    if (value === '') return [];
    if (v.is(schema, value)) return LETTERED.includes(name) ? unlettered(name, value) : [];
    return [`${name} is “${value}”, which is not ${what}. For example: ${example}`];
  });
  const files = new Map(written.map(({ file, name }) => [name, file]));
  const names = new Set([...Object.keys(environment), ...files.keys()]);
  const unknown = [...names]
    .filter((name) => name.startsWith('VITE_') && !OF_VITE.test(name) && !(name in SETTINGS))
    .flatMap((name) => unknownName(name, files.get(name)));
  return [...marked, ...cut, ...wrong, ...unknown];
}

/** Ends the process with a list of {@link settingFaults}, before anything else is done with the settings. */
export function stopAtSettingFaults(environment: Environment): void {
  const faults = settingFaults(environment, writtenSettings());
  if (faults.length === 0) return;
  console.error(`These settings need correcting (README, 'The owner's values'):\n  ${faults.join('\n  ')}`);
  process.exit(1);
}

function unlettered(name: string, value: string): string[] {
  const missing = missingLetters(value);
  if (missing.length === 0) return [];
  return [
    `${name} is “${value}”, but the font of icons and link previews has no ${missing.join(' ')}. Write it in Latin or Devanagari ` +
      'letters, without emoji.',
  ];
}

function unknownName(name: string, file: string | undefined): string[] {
  const [nearest] = Object.keys(SETTINGS)
    .map((known) => ({ known, distance: distanceBetween(name, known) }))
    .sort((one, other) => one.distance - other.distance);
  if (nearest && nearest.distance <= MISSPELT)
    return [`${name} is not a setting. Is ${nearest.known} meant?`];
  return file ? [`${name} in ${file} is not a setting; scripts/build/settings.ts lists all of them.`] : [];
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
