import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';

/** What journeys expect of the catalogue. */
export const { FACTS } = await loadWithVite<typeof import('#e2e/support/catalogue-facts.ts')>(
  './e2e/support/catalogue-facts.ts',
);
