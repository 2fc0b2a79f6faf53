import { readFileSync } from 'node:fs';
import { textsIn } from '#scripts/build/locale-build.ts';
import { mediaFaults } from '#scripts/media/records.ts';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { loadWithVite } from './load-with-vite.ts';

/** What the catalogue and the texts are missing, all in one list, before anything is built. */
export async function catalogueFaults(): Promise<string[]> {
  const { homeFigureFaults } = await loadWithVite<typeof import('./home-figures.ts')>(
    './scripts/catalogue/home-figures.ts',
  );
  const { PICTURE_FAULTS, branchFaults } = await loadWithVite<typeof import('./shop-faults.ts')>(
    './scripts/catalogue/shop-faults.ts',
  );
  const translationFaults: string[] = [];
  for (const language of SITE_LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    const { TRANSLATION_FAULTS } = await loadWithVite<typeof import('./translation-faults.ts')>(
      './scripts/catalogue/translation-faults.ts',
      textsIn(language),
    );
    translationFaults.push(...TRANSLATION_FAULTS);
  }
  return [
    ...PICTURE_FAULTS,
    ...translationFaults,
    ...branchFaults(),
    ...homeFigureFaults(),
    ...mediaFaults(),
    ...ruleFaults(),
  ];
}

function ruleFaults(): string[] {
  const rules = readFileSync('firestore.rules', 'utf8');
  if (fillLimits(rules) === rules) return [];
  return ['firestore.rules is without a limit or a branch of the shop: run `npm run catalogue`.'];
}
