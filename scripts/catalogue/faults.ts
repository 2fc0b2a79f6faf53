import { readFileSync } from 'node:fs';
import { hindiModules } from '#scripts/build/hindi-modules.ts';
import { mediaFaults } from '#scripts/media/records.ts';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';
import { loadWithVite } from './load-with-vite.ts';

/** What the catalogue and the texts are missing, all in one list, before anything is built. */
export async function catalogueFaults(): Promise<string[]> {
  const { homeFigureFaults } = await loadWithVite<typeof import('./home-figures.ts')>(
    './scripts/catalogue/home-figures.ts',
  );
  const { CONTENT_FAULTS } = await loadWithVite<typeof import('./content-faults.ts')>(
    './scripts/catalogue/content-faults.ts',
    [hindiModules()],
  );
  return [...CONTENT_FAULTS, ...homeFigureFaults(), ...mediaFaults(), ...ruleFaults()];
}

function ruleFaults(): string[] {
  const rules = readFileSync('firestore.rules', 'utf8');
  if (fillLimits(rules) === rules) return [];
  return ['firestore.rules is without a limit or a branch of the shop: run `npm run catalogue`.'];
}
