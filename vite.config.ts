import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brandFiles } from './scripts/brand/brand-files.ts';
import { settingConstants } from './scripts/build/settings.ts';
import { inlineStarter } from './scripts/build/starter.ts';
import { themeColourTag } from './scripts/build/theme-colour.ts';

/** Shared by many pages, but by few in their first view. */
const ON_DEMAND =
  /\/node_modules\/(?:valibot|@?firebase|idb)\/|\/src\/(?:domain\/|catalogue\/artwork\/services\.|config\/late-storage-keys\.)|\/src\/(?:ui\/(?:field|more-pages|use-focus-after-removal)|lib\/(?:text|phone|timestamp-schema|firebase|recaptcha-script|pages-api|firestore-rest|app-check-token|early-read|open-stores|after-load|connection))\.|\/src\/locales\/(?:(?:guest|form)-texts\.|[a-z]+\/(?:guests\/|(?:guest|form)-texts\.|dates\.))/;

/** What a tap asks for and is waited for: fetched with all that it imports, not file after file. */
const AT_ONCE = /\/(?:own-film|film-part|prefetch-film)-/;

export default defineConfig(({ mode }) => {
  const environment = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  return {
    define: settingConstants(environment),
    plugins: [react(), themeColourTag(), inlineStarter(), brandFiles(environment)],
    // Not the contact sheets of `npm run screens` too.
    optimizeDeps: { entries: ['index.html'] },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // scripts/build/budgets.ts has limits for each page.
      chunkSizeWarningLimit: 1_500,
      modulePreload: {
        polyfill: false,
        // Otherwise every page's script lists all files of all pages.
        resolveDependencies: (file, needed, { hostType }) =>
          hostType !== 'js' || AT_ONCE.test(file) ? needed : [],
      },
      rolldownOptions: {
        // src/locales/guest-texts.ts has one language from the start, and names it among those it can load.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        // One shared file compresses better than a dozen small ones. React runs in a task of its own.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
              { name: 'base', minShareCount: 17, test: (id) => !ON_DEMAND.test(id) },
            ],
          },
        },
      },
      manifest: true,
    },
  };
});
