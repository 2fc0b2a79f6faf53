import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';

/** A part of `npm run catalogue`: writes the figures of the home page. */
const { writeHomeFigures } = await loadWithVite<typeof import('#scripts/catalogue/home-figures.ts')>(
  './scripts/catalogue/home-figures.ts',
);
writeHomeFigures();
