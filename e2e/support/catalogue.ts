import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';

export const { FACTS } = await loadWithVite<typeof import('#e2e/support/catalogue-facts.ts')>(
  './e2e/support/catalogue-facts.ts',
);
