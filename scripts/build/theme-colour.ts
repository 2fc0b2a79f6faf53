import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** The token that colours the browser's own bars and the screen on which the installed app starts. */
const TOKEN = '--deep';

/**
 * The colour of the browser's own bars: a token of the page, so that it has one home.
 *
 * @param css text of src/styles/tokens.css
 * @throws where it has no such token
 */
export function themeColour(css = readFileSync('src/styles/tokens.css', 'utf8')): string {
  let colour: string | undefined;
  postcss.parse(css).walkDecls(TOKEN, ({ value }) => {
    colour ??= value;
  });
  if (colour === undefined) throw new Error(`tokens.css has no ${TOKEN}`);
  return colour;
}

/** Writes the colour into the head of every page. */
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
