import { build } from 'vite';
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { keepTemplate, manifestOf } from './client-build.ts';
import { localeBuild } from './locale-build.ts';
import type { Environment } from './settings.ts';
import { webApp } from './web-app.ts';

/** Builds the app for browsers: in the default language first, which empties `out`, then in the others beside it. */
export async function buildClients(out: string, settings: Environment): Promise<void> {
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
