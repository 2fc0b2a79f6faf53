import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';

/** Part of `npm run catalogue`. */
const { writeHomeFigures } = await loadWithVite<typeof import('#scripts/catalogue/home-figures.ts')>(
  './scripts/catalogue/home-figures.ts',
);
writeHomeFigures();
