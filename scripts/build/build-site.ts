import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { catalogueFaults } from '#scripts/catalogue/faults.ts';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { budgetFaults } from './budgets.ts';
import { noteTarget } from './build-target.ts';
import type { BuiltPage } from './built-page.ts';
import { keepTemplate, manifestOf } from './client-build.ts';
import { previewFaults } from './link-preview.ts';
import { localeBuild } from './locale-build.ts';
import { offlineFaults, writeOfflineList } from './offline-list.ts';
import type { Renderer } from './prerender.ts';
import { prerenderSite, withRenderer } from './prerender.ts';
import type { Environment } from './settings.ts';
import { demoValues } from './settings.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';
import { untranslatedFaults } from './untranslated.ts';
import { webApp } from './web-app.ts';

export const OUT = 'dist';

interface BuildOptions {
  readonly out?: string;
  /** Writes what is not part of every build. */
  readonly more?: (renderer: Renderer) => Promise<void>;
}

/** Ends the process when a check fails. Lists the demonstration values in any case. */
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

/** Builds the app for browsers: in the default language first, which empties `out`, then in the others beside it. */
async function buildClients(out: string, settings: Environment): Promise<void> {
  await build({ logLevel: 'warn', plugins: webApp(out, settings), build: { outDir: out } });
  keepTemplate(out, DEFAULT_LANGUAGE);
  for (const language of SITE_LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    // Scripts are cached when a page in their language is opened, so they have a folder of their own.
    const scripts = `assets/${language}/[name]-[hash].js`;
    await build({
      ...localeBuild(language, settings),
      logLevel: 'warn',
      build: {
        outDir: out,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: manifestOf(language),
        // Styles and fonts have the names of the first build, so that all share them.
        rolldownOptions: { output: { entryFileNames: scripts, chunkFileNames: scripts } },
      },
    });
    keepTemplate(out, language);
  }
}
