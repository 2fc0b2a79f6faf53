import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precacheOf } from './precache.ts';
import type { Environment } from './settings.ts';
import { settingIn } from './settings.ts';
import { themeColour } from './theme-colour.ts';

const OUT = 'dist';

export function webApp(environment: Environment): Plugin[] {
  const name = settingIn(environment, 'VITE_NAME');
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'service-worker.ts',
    outDir: OUT,
    registerType: 'prompt',
    // src/features/updates registers it once the page is idle.
    injectRegister: false,
    manifest: {
      id: '/',
      name: `${name}: ${settingIn(environment, 'VITE_TAGLINE')}`,
      short_name: name,
      description: 'Wedding cards with a QR inside, and every service of the wedding, booked over WhatsApp.',
      lang: 'en-IN',
      dir: 'ltr',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      background_color: themeColour(),
      theme_color: themeColour(),
      categories: ['lifestyle', 'shopping'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2}', 'icons/favicon.svg', 'icons/icon-192.png'],
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
      manifestTransforms: [(entries) => ({ manifest: precacheOf(OUT, entries), warnings: [] })],
    },
  });
}
