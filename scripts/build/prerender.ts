import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '#src/app/prerender.tsx';
import type { BuiltPage } from './budgets.ts';
import type { ClientBuild } from './client-build.ts';
import { readClientBuild } from './client-build.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

/** The pages written, and where they say they are served. */
export interface PrerenderedSite {
  readonly pages: readonly BuiltPage[];
  /** Without a slash at the end. */
  readonly address: string;
}

/** Where the server build lies while pages are written; removed afterwards. */
const SERVER = '.prerender';

/** The owner's screens and addresses only the browser knows: nothing for search engines. */
function shell(name: string): Prerender.PrerenderedPage {
  return {
    head: `<title>${name}</title><meta name="robots" content="noindex">`,
    body: '',
    data: '<noscript><p>This page needs JavaScript. Please switch it on in your browser and reload.</p></noscript>',
  };
}

/**
 * Writes every public route of the built site as an HTML file of its own, with its title, description, link
 * preview and styles in it, so that a guest's phone and WhatsApp's crawler read the page without running a
 * script. `app-shell.html` is the empty page for what is only known in the browser, `404.html` for the rest;
 * `sitemap.xml` and `robots.txt` come from the same table of routes.
 */
export async function prerenderSite(out: string): Promise<PrerenderedSite> {
  await build({
    logLevel: 'warn',
    plugins: [],
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: SERVER,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: { output: { chunkFileNames: '[name].js', entryFileNames: '[name].js' } },
    },
  });
  try {
    const server: typeof Prerender = await import(pathToFileURL(resolve(SERVER, 'prerender.js')).href);
    const client = readClientBuild(out);
    const template = readFileSync(join(out, 'index.html'), 'utf8').replace(
      '<!--notice-->',
      () => server.NOTICE,
    );
    const pages: BuiltPage[] = [];
    for (const { address, chunk } of server.prerenderTasks()) {
      const html = fill(template, await server.prerenderPage(address), client, chunk);
      writePage(out, address, html);
      pages.push({ address, html });
    }
    writePage(out, '/404', fill(template, await server.prerenderPage(server.NOWHERE), client));
    writePage(out, '/app-shell', fill(template, shell(server.SITE_NAME), client));
    writeFileSync(join(out, 'sitemap.xml'), sitemapOf(pages));
    writeFileSync(join(out, 'robots.txt'), robotsOf(server.SITE_ADDRESS, server.closedAddresses()));
    return { pages, address: server.SITE_ADDRESS };
  } finally {
    rmSync(SERVER, { recursive: true, force: true });
  }
}

function writePage(out: string, address: string, html: string): void {
  const file = join(out, address === '/' ? 'index.html' : `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/**
 * The template with a page in it. Styles are inlined; the links to their files stand beside them, disabled, so
 * that the browser fetches none of them and the module loader takes them for loaded.
 */
function fill(
  template: string,
  page: Prerender.PrerenderedPage,
  client: ClientBuild,
  chunk?: string,
): string {
  const { css, js } = client.filesOf(chunk);
  const styles = css.map((file) => client.read(file)).join('');
  const links = css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  const modules = js.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return (
    template
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      // What every page runs is the largest, and goes before what only this one does.
      .replace('</head>', () => `${modules}</head>`)
      // The page is read before any of it runs: its pictures and fonts come first.
      .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<!--head-->', () => `${page.head}<style>${styles}</style>${links}`)
      .replace('<!--page-->', () => page.body)
      .replace('</body>', () => `${page.data}</body>`)
  );
}
