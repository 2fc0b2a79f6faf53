import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Environment } from '#scripts/build/settings.ts';
import { settingIn, settingsIn } from '#scripts/build/settings.ts';
import { brandIcons } from './icons.ts';
import { letterPreview } from './previews.ts';

const PUBLIC = 'public';
const PREVIEWS = 'media/share';

const LINKS = [
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

/** The pictures that show the shop's name: the app's icons, and the link previews over those in `public`. */
export function brandFiles(settings: Environment): Plugin {
  const { VITE_NAME, VITE_NAME_HINDI } = settingsIn(settings);
  const letters = Math.max(VITE_NAME?.length ?? 0, VITE_NAME_HINDI?.length ?? 0);
  return {
    name: 'brand-files',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        ...LINKS.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
        // The wordmark of a long name is smaller (wordmark.module.css).
        { tag: 'style', children: `:root{--name-letters:${letters}}`, injectTo: 'head' as const },
      ],
    },
    async generateBundle() {
      // One build for browsers writes them; it is the one that copies `public`.
      if (!this.environment.config.build.copyPublicDir) return;
      for (const [fileName, source] of await drawnFiles(settings)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      const icons = brandIcons(settingIn(settings, 'VITE_MARK'));
      middlewares.use(async (request, response, next) => {
        const file = request.url?.split('?')[0]?.slice(1) ?? '';
        const drawn = file.startsWith('icons/') ? (await icons).get(file) : undefined;
        if (!drawn) return next();
        response.setHeader('content-type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
        response.end(drawn);
      });
    },
  };
}

async function drawnFiles(settings: Environment): Promise<Map<string, Buffer>> {
  const files = await brandIcons(settingIn(settings, 'VITE_MARK'));
  const names = settingsIn(settings);
  for (const picture of readdirSync(`${PUBLIC}/${PREVIEWS}`)) {
    const file = `${PREVIEWS}/${picture}`;
    files.set(file, await letterPreview(`${PUBLIC}/${file}`, picture.replace('.jpg', ''), names));
  }
  return files;
}
