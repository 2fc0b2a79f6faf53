import { readFileSync } from 'node:fs';
import { hindiModules } from '#scripts/build/hindi-modules.ts';
import { nameFaults } from '#scripts/fonts/name-faults.ts';
import { ownerWords } from '#scripts/fonts/words.ts';
import { mediaFaults } from '#scripts/media/records.ts';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';
import { loadWithVite } from './load-with-vite.ts';

/** What the catalogue and the texts are missing, all in one list, before anything is built. */
export async function catalogueFaults(): Promise<string[]> {
  const { homeFigureFaults } = await loadWithVite<typeof import('./home-figures.ts')>(
    './scripts/catalogue/home-figures.ts',
  );
  const { PICTURE_FAULTS } = await loadWithVite<typeof import('./picture-faults.ts')>(
    './scripts/catalogue/picture-faults.ts',
  );
  const { branchFaults } = await loadWithVite<typeof import('./branch-faults.ts')>(
    './scripts/catalogue/branch-faults.ts',
  );
  const { HINDI_FAULTS } = await loadWithVite<typeof import('./hindi-faults.ts')>(
    './scripts/catalogue/hindi-faults.ts',
    [hindiModules()],
  );
  return [
    ...PICTURE_FAULTS,
    ...HINDI_FAULTS,
    ...branchFaults(),
    ...homeFigureFaults(),
    ...mediaFaults(),
    ...ruleFaults(),
    ...(await nameFaults(ownerWords())),
  ];
}

function ruleFaults(): string[] {
  const rules = readFileSync('firestore.rules', 'utf8');
  if (fillLimits(rules) === rules) return [];
  return ['firestore.rules is without a limit or a branch of the shop: run `npm run catalogue`.'];
}
