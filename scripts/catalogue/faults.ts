import { mediaFaults } from '#scripts/media/records.ts';
import { loadWithVite } from './load-with-vite.ts';

/** What the catalogue is missing, all in one list, before anything is built. */
export async function catalogueFaults(): Promise<string[]> {
  const { homeFigureFaults } = await loadWithVite<typeof import('./home-figures.ts')>(
    './scripts/catalogue/home-figures.ts',
  );
  return [...homeFigureFaults(), ...mediaFaults()];
}
