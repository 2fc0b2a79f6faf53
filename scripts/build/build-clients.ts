import { build } from 'vite';
import { keepTemplate, MANIFESTS } from './client-build.ts';
import { hindiModules } from './hindi-modules.ts';
import { hindiPage } from './hindi-page.ts';
import type { Environment } from './settings.ts';
import { webApp } from './web-app.ts';

/** Hindi scripts are cached when a Hindi page is opened, so they have a folder of their own. */
const HINDI_SCRIPTS = 'assets/hi';

/** Builds the app for browsers: English first, which empties `out`, then Hindi beside it. */
export async function buildClients(out: string, settings: Environment): Promise<void> {
  await build({ logLevel: 'warn', plugins: webApp(out, settings), build: { outDir: out } });
  keepTemplate(out, 'en');
  await build({
    logLevel: 'warn',
    plugins: [hindiModules(), hindiPage(settings)],
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: MANIFESTS.hi,
      rolldownOptions: {
        output: {
          // Styles and fonts have the names of the English build, so that both share them.
          entryFileNames: `${HINDI_SCRIPTS}/[name]-[hash].js`,
          chunkFileNames: `${HINDI_SCRIPTS}/[name]-[hash].js`,
        },
      },
    },
  });
  keepTemplate(out, 'hi');
}
