/** What has no Hindi yet. Loaded through Vite with the Hindi modules in place of the English ones (faults.ts). */
import { differences } from './differences.ts';

// With a query, the name is no longer one that has a Hindi module in its place.
const english = import.meta.glob<Module>(
  ['/src/{catalogue,content}/**/*.ts', '!/src/{catalogue,content}/**/*.hi.ts'],
  {
    query: '?english',
  },
);
const hindi = import.meta.glob<Module>('/src/{catalogue,content}/**/*.hi.ts');

type Module = Readonly<Record<string, unknown>>;

/** Hindi modules that cannot be loaded, or have fewer or more entries than the English ones. */
async function hindiFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, load] of Object.entries(hindi)) {
    try {
      const translated = await load();
      const original = await english[file.replace('.hi.ts', '.ts')]?.();
      if (original)
        faults.push(...differences(original, translated).map((what) => `${file.slice(1)}: ${what}`));
    } catch (error) {
      // A module that imports a broken one fails with the same message.
      const message = error instanceof Error ? error.message : String(error);
      if (!faults.some((fault) => fault.endsWith(message))) faults.push(`${file.slice(1)}: ${message}`);
    }
  }
  return faults;
}

/** At the top level, because Vite loads no more modules once this one is there. */
export const HINDI_FAULTS: readonly string[] = [...new Set(await hindiFaults())];
