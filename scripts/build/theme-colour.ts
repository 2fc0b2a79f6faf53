import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const TOKEN = '--deep';

/** From tokens.css; throws if the token is missing. */
export function themeColour(css = readFileSync('src/styles/tokens.css', 'utf8')): string {
  let colour: string | undefined;
  postcss.parse(css).walkDecls(TOKEN, ({ value }) => {
    colour ??= value;
  });
  if (colour === undefined) throw new Error(`tokens.css has no ${TOKEN}`);
  return colour;
}

export function themeColourTag(): Plugin {
  return {
    name: 'theme-colour',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'meta', attrs: { name: 'theme-color', content: themeColour() }, injectTo: 'head' },
      ],
    },
  };
}
