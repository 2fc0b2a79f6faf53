import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';

/** Catalogue facts that the journeys expect. */
export const { FACTS } = await loadWithVite<typeof import('#e2e/support/catalogue-facts.ts')>(
  './e2e/support/catalogue-facts.ts',
);
