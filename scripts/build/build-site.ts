import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFaults } from '#scripts/catalogue/faults.ts';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { budgetFaults } from './budgets.ts';
import { buildClients } from './build-clients.ts';
import { noteTarget } from './build-target.ts';
import type { BuiltPage } from './built-page.ts';
import { previewFaults } from './link-preview.ts';
import { offlineFaults, writeOfflineList } from './offline-list.ts';
import type { Renderer } from './prerender.ts';
import { prerenderSite, withRenderer } from './prerender.ts';
import type { Environment } from './settings.ts';
import { demoValues } from './settings.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';
import { untranslatedFaults } from './untranslated.ts';

export const OUT = 'dist';

interface BuildOptions {
  /** The folder of the site. */
  readonly out?: string;
  /** Writes what is not part of every build. */
  readonly more?: (renderer: Renderer) => Promise<void>;
}

/** Builds and checks the site; ends the process when a check fails. Lists the demonstration values either way. */
export async function buildSite(
  settings: Environment,
  { out = OUT, more = async () => undefined }: BuildOptions = {},
): Promise<void> {
  const faults = await catalogueFaults();
  if (faults.length === 0) faults.push(...(await buildPages(settings, out, more)));
  for (const fault of faults) console.error(fault);
  const demo = demoValues(settings);
  if (demo.length > 0) {
    console.log(
      `Demonstration values are still in use (README, 'The owner's values'):\n  ${demo.join('\n  ')}`,
    );
  }
  if (faults.length > 0) process.exit(1);
}

async function buildPages(
  settings: Environment,
  out: string,
  more: (renderer: Renderer) => Promise<void>,
): Promise<string[]> {
  await buildClients(out, settings);
  const translated: BuiltPage[] = [];
  for (const language of SITE_LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    translated.push(...(await withRenderer(out, language, prerenderSite)).pages);
    writeOfflineList(out, language);
  }
  return withRenderer(out, DEFAULT_LANGUAGE, async (renderer) => {
    const { pages: own, address, closed } = await prerenderSite(renderer);
    writeOfflineList(out, DEFAULT_LANGUAGE);
    const pages = [...own, ...translated];
    console.log(`${pages.length} pages prerendered, ${translated.length} of them translated`);
    writeFileSync(join(out, 'sitemap.xml'), sitemapOf(pages, address));
    writeFileSync(join(out, 'robots.txt'), robotsOf(address, closed));
    const found = [
      ...policyFaults(out, settings),
      ...(await previewFaults(out, pages, address)),
      ...budgetFaults(out, pages, settings),
      ...offlineFaults(out),
      ...untranslatedFaults(translated, settings),
    ];
    if (found.length === 0) {
      noteTarget(out, settings);
      await more(renderer);
    }
    return found;
  });
}
