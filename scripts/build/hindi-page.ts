import type { Plugin } from 'vite';
import type { Environment } from './settings.ts';
import { hindiAppManifest } from './web-app.ts';

const MANIFEST = 'manifest.hi.webmanifest';

/** Makes Vite's page that of the Hindi build: its language, its heading font, its app manifest. */
export function hindiPage(settings: Environment): Plugin {
  return {
    name: 'hindi-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html
          .replace('lang="en-IN"', 'lang="hi"')
          .replace('fonts/rozha.woff2', 'fonts/rozha-site.woff2'),
        tags: [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
      }),
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: MANIFEST,
        source: JSON.stringify(hindiAppManifest(settings)),
      });
    },
  };
}
