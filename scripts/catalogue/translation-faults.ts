/** What has no translation yet. Loaded through Vite once for each language, whose texts `#text/` then names (faults.ts). */
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { differences } from './differences.ts';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>([
  '/src/{catalogue,locales/*}/**/*.ts',
  '!/src/locales/*/own-screens.ts',
]);

/** Modules of the language that cannot be loaded, or have fewer or more entries than the English ones. */
async function translationFaults(): Promise<string[]> {
  const faults: string[] = [];
  const folder = `/src/locales/${SITE_LANGUAGE}/`;
  for (const [file, load] of Object.entries(modules).filter(([name]) => name.startsWith(folder))) {
    const name = file.slice(folder.length);
    try {
      const translated = await load();
      const original = await (modules[`/src/locales/en/${name}`] ?? modules[`/src/${name}`])?.();
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
export const TRANSLATION_FAULTS: readonly string[] = [...new Set(await translationFaults())];
