import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#scripts/build/files-in.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { SETTINGS, settingsIn } from '#scripts/build/settings.ts';
import * as boardKeys from '#src/config/board-keys.ts';
import * as lateStorage from '#src/config/late-storage-keys.ts';
import { OUTBOXES } from '#src/config/outboxes.ts';
import * as storage from '#src/config/storage-keys.ts';

const TEXT = /\.(?:html|js|css|json|webmanifest|svg|txt|xml|ts|tsx)$/;

/** Storage names are not visible, and renaming them would lose the messages waiting on phones. */
const STORED = [
  ...Object.values(storage.STARTER_KEYS),
  ...Object.values(storage.STORAGE_KEYS),
  ...Object.values(storage),
  ...Object.values(lateStorage),
  ...Object.values(boardKeys),
  ...Object.values(OUTBOXES).flatMap((outbox) => Object.values(outbox)),
].filter((name) => typeof name === 'string');

/** The demonstration's name, in any place and case. */
const NAME = /shagun|शगुन/i;

/** Shorter values, such as a price, are also found where they mean something else. */
const SHORTEST = 6;

/** Where files of a folder have the demonstration's name or values, a sentence for each place. */
export function leftoversIn(folder: string, settings: Environment): string[] {
  const values = foreignValues(settings);
  return filesIn(folder)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = STORED.reduce(
        (rest, name) => rest.replaceAll(name, ''),
        readFileSync(join(folder, file), 'utf8'),
      );
      const found = [NAME.exec(text)?.[0], ...values.filter((value) => text.includes(value))];
      return found.flatMap((value) => (value === undefined ? [] : [`${join(folder, file)} has “${value}”`]));
    });
}

/** The demonstration's values that this shop does not share. */
function foreignValues(settings: Environment): string[] {
  const own = new Set(Object.values(settingsIn(settings)));
  return Object.values(SETTINGS)
    .map(({ demo }) => demo)
    .filter((demo) => demo.length >= SHORTEST && !own.has(demo));
}
