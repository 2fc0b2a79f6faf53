import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { demoValues } from '#scripts/hosting/demo-values.ts';
import { writeDeployConfig } from '#scripts/hosting/deploy-config.ts';
import { mediaFaults } from '#scripts/media/records.ts';
import { budgetFaults } from './budgets.ts';
import { buildClients } from './build-clients.ts';
import { englishFaults } from './hindi-text.ts';
import { previewFaults } from './link-preview.ts';
import { writeOfflineList } from './offline-list.ts';
import type { Renderer } from './prerender.ts';
import { prerenderSite, withRenderer } from './prerender.ts';
import type { Environment } from './settings.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

export const OUT = 'dist';

/**
 * Builds and checks the site in {@link OUT}, and writes the configuration to deploy it with; ends the process when a check
 * fails. `more` then writes what is not part of every build.
 */
export async function buildSite(
  settings: Environment,
  more: (renderer: Renderer) => Promise<void> = async () => undefined,
): Promise<void> {
  await buildClients(OUT, settings);
  const hindi = await withRenderer(OUT, 'hi', prerenderSite);
  writeOfflineList(OUT, 'hi');
  const faults = await withRenderer(OUT, 'en', async (renderer) => {
    const { pages: english, address, closed } = await prerenderSite(renderer);
    writeOfflineList(OUT, 'en');
    const pages = [...english, ...hindi.pages];
    console.log(`${pages.length} pages prerendered, ${hindi.pages.length} of them in Hindi`);
    writeFileSync(join(OUT, 'sitemap.xml'), sitemapOf(pages, address));
    writeFileSync(join(OUT, 'robots.txt'), robotsOf(address, closed));
    const { homeFigureFaults } = await loadWithVite<typeof import('#scripts/catalogue/home-figures.ts')>(
      './scripts/catalogue/home-figures.ts',
    );
    const found = [
      ...homeFigureFaults(),
      ...mediaFaults(),
      ...policyFaults(OUT, settings),
      ...(await previewFaults(OUT, pages, address)),
      ...budgetFaults(OUT, pages),
      ...englishFaults(hindi.pages),
    ];
    if (found.length === 0) await more(renderer);
    return found;
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  writeDeployConfig(OUT, settings);

  const demo = demoValues(settings);
  if (demo.length === 0) return;
  console.log(
    `Demonstration values are still in use (README, 'The owner's values'):\n  ${demo.join('\n  ')}`,
  );
}
