import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import type { Environment } from './settings.ts';
import { localAppManifest } from './web-app.ts';

/** Vite's configuration for a build in a language: `#text/` leads to its folder. package.json has the default. */
export function textsIn(language: SiteLanguage): InlineConfig {
  if (language === DEFAULT_LANGUAGE) return {};
  return { resolve: { alias: { '#text': resolve('src/locales', language) } } };
}

/** For the renderer, which knows all pages: what it never renders in this language has its texts in English. */
export function textsForRendering(language: SiteLanguage): InlineConfig {
  if (language === DEFAULT_LANGUAGE) return {};
  const english = resolve('src/locales', DEFAULT_LANGUAGE);
  const own = resolve('src/locales', language);
  const missing = readdirSync(english, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !existsSync(join(own, file)))
    .map((file) => ({ find: `#text/${file}`, replacement: join(english, file) }));
  return { resolve: { alias: [...missing, { find: '#text', replacement: own }] } };
}

/** For browsers: also the page's language, heading font and app manifest. */
export function localeBuild(language: SiteLanguage, settings: Environment): InlineConfig {
  return { ...textsIn(language), plugins: [localePage(language, settings)] };
}

function localePage(language: SiteLanguage, settings: Environment): Plugin {
  const manifest = `manifest.${language}.webmanifest`;
  return {
    name: 'locale-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html
          .replace('lang="en-IN"', `lang="${language}"`)
          .replace('fonts/rozha.woff2', 'fonts/rozha-devanagari.woff2'),
        tags: [{ tag: 'link', attrs: { rel: 'manifest', href: `/${manifest}` }, injectTo: 'head' }],
      }),
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: manifest,
        source: JSON.stringify(localAppManifest(language, settings)),
      });
    },
  };
}
