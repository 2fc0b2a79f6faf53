import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { VitePWA } from 'vite-plugin-pwa';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import { versionOf } from './offline-list.ts';
import type { Environment } from './settings.ts';
import { settingIn } from './settings.ts';
import { themeColour } from './theme-colour.ts';

export function webApp(out: string, environment: Environment): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'service-worker.ts',
    outDir: out,
    registerType: 'prompt',
    // src/features/updates registers it once the page is idle.
    injectRegister: false,
    manifest: appManifest(environment),
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2}', 'icons/favicon.svg', 'icons/icon-192.png'],
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
      // The list is only made a version of; the library for HEIC is the largest file.
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      manifestTransforms: [
        (files) => ({ manifest: [{ url: '/', revision: versionOf(files), size: 0 }], warnings: [] }),
      ],
    },
  });
}

function appManifest(environment: Environment): Partial<ManifestOptions> {
  const name = settingIn(environment, 'VITE_NAME');
  return {
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
  };
}

/** Opens in the language of the page that it was installed from. */
export function localAppManifest(language: SiteLanguage, environment: Environment): Partial<ManifestOptions> {
  const name = settingIn(environment, 'VITE_NAME_HINDI');
  return {
    ...appManifest(environment),
    name: `${name}: ${settingIn(environment, 'VITE_TAGLINE_HINDI')}`,
    short_name: name,
    description: 'क्यूआर वाले शादी के कार्ड और शादी की हर सेवा, व्हाट्सऐप पर बुक करें।',
    lang: language,
    start_url: addressIn(language, '/home'),
  };
}
