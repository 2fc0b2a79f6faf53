import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { leanRouter } from './scripts/build/lean-router.ts';
import { settingConstants } from './scripts/build/setting-constants.ts';
import { inlineStarter } from './scripts/build/starter.ts';
import { themeColourTag } from './scripts/build/theme-colour.ts';
import { webApp } from './scripts/build/web-app.ts';

export default defineConfig(({ isSsrBuild, mode }) => {
  const environment = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  return {
    define: settingConstants(environment),
    plugins: [
      react(),
      leanRouter(),
      themeColourTag(),
      inlineStarter(),
      // Manifest and service worker: installable, and usable without a network.
      ...webApp(environment),
    ],
    build: {
      target: 'es2022',
      // 1 % smaller than the default, which is what the script budget of every page had left.
      minify: isSsrBuild ? false : 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Every page's script would carry the names of all files of all pages. What most pages share is in `base`
        // already, and a page's own parts are fetched on intent.
        resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
      },
      rolldownOptions: {
        // What nearly every page needs is one file: a dozen small ones compress worse.
        output: { codeSplitting: { groups: [{ name: 'base', minShareCount: 15 }] } },
      },
      manifest: true,
    },
  };
});
