import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HTMLElement } from 'node-html-parser';
import { build } from 'vite';
import type * as Prerender from '#src/app/prerender.tsx';
import type { BuiltPage } from './built-page.ts';
import { builtPage } from './built-page.ts';
import { chunksFor, ENTRY, readManifest } from './client-build.ts';
import { find, parseHtml } from './html.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

/** The pages written, and where they say they are served. */
export interface PrerenderedSite {
  readonly pages: readonly BuiltPage[];
  /** Without a slash at the end. */
  readonly address: string;
}

/** Folder of the server build, which is deleted once the pages are written. */
const SERVER = '.prerender';

/** What differs from one HTML file to the next. */
interface PageContent {
  /** Tags for the end of the head, which the tags of scripts and styles follow. */
  readonly head: string;
  /** What goes inside `#root`. */
  readonly body: string;
  /** Goes at the end of the document. */
  readonly end: string;
  /** What Vite's manifest calls the page's module; none where only the entry runs. */
  readonly module?: string;
}

/** The empty page, for the owner's screens and addresses only the browser knows: nothing for search engines. */
function emptyPage(name: string): PageContent {
  return {
    head: `<title>${name}</title><meta name="robots" content="noindex">`,
    body: '',
    end: '<noscript><p>This page needs JavaScript. Please switch it on in your browser and reload.</p></noscript>',
  };
}

/**
 * Writes every public route of the built site as an HTML file of its own, with its title, description, link
 * preview and styles in it, so that a guest's phone and WhatsApp's crawler read the page without running a
 * script. `app-shell.html` is the empty page for what is only known in the browser, `invitation-shell.html` an invitation
 * that is on its way, `404.html` for the rest;
 * `sitemap.xml` and `robots.txt` come from the same table of routes.
 */
export async function prerenderSite(out: string): Promise<PrerenderedSite> {
  await build({
    logLevel: 'warn',
    plugins: [],
    build: { ssr: 'src/app/prerender.tsx', outDir: SERVER, emptyOutDir: true, copyPublicDir: false },
  });
  try {
    const server: typeof Prerender = await import(pathToFileURL(resolve(SERVER, 'prerender.js')).href);
    const write = pageWriter(out, server.NOTICE);
    const render = async (address: string) => contentOf(await server.prerenderPage(address));
    const pages: BuiltPage[] = [];
    for (const { address, module } of await server.prerenderTasks()) {
      pages.push(builtPage(address, write(address, { ...(await render(address)), module })));
    }
    write('/404', await render(server.NOWHERE));
    write('/app-shell', emptyPage(server.SITE_NAME));
    const { address, module } = server.INVITATION_SHELL;
    write('/invitation-shell', { ...(await render(address)), module });
    writeFileSync(join(out, 'sitemap.xml'), sitemapOf(pages));
    writeFileSync(join(out, 'robots.txt'), robotsOf(server.SITE_ADDRESS, server.closedAddresses()));
    return { pages, address: server.SITE_ADDRESS };
  } finally {
    rmSync(SERVER, { recursive: true, force: true });
  }
}

/** React writes the tags meant for the head before the page; `<link rel=preload>` for pictures among them. */
function contentOf({ html, data }: Prerender.PrerenderedPage): PageContent {
  const nodes = parseHtml(html).childNodes;
  const isForHead = (node: (typeof nodes)[number]) =>
    node instanceof HTMLElement && ['title', 'meta', 'link'].includes(node.localName);
  const start = nodes.findIndex((node) => !isForHead(node));
  return { head: nodes.slice(0, start).join(''), body: nodes.slice(start).join(''), end: data };
}

/**
 * Returns what writes the HTML file of an address and returns its text: the page that Vite built, with content.
 *
 * @param notice what every page carries beside React's part of it
 */
function pageWriter(out: string, notice: string): (address: string, content: PageContent) => string {
  const manifest = readManifest(out);
  const template = readFileSync(join(out, 'index.html'), 'utf8');

  return (address, { head, body, end, module }) => {
    const entry = chunksFor(manifest, ENTRY);
    const all = new Set([...entry, ...(module === undefined ? [] : chunksFor(manifest, module))]);
    const css = [...all].flatMap((chunk) => chunk.css ?? []);
    const ofPage = [...all].filter((chunk) => !entry.includes(chunk));
    // The links to the inlined styles are disabled: the browser fetches none, and the module loader takes them for
    // loaded.
    const styles = css.map((file) => readFileSync(join(out, file), 'utf8')).join('');
    const links = css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');

    const document = parseHtml(template);
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
    find(document, 'script[type="module"]').insertAdjacentHTML(
      'beforebegin',
      `${head}<style>${styles}</style>${links}`,
    );
    // What every page runs is the largest, and goes before what only this one does.
    find(document, 'head').insertAdjacentHTML(
      'beforeend',
      ofPage.map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join(''),
    );
    // The page is read before any of it runs: its pictures and fonts come first.
    for (const script of document.querySelectorAll('script[type="module"], link[rel="modulepreload"]')) {
      script.setAttribute('fetchpriority', 'low');
    }
    const root = find(document, '#root');
    root.insertAdjacentHTML('afterend', notice);
    root.innerHTML = body;
    find(document, 'body').insertAdjacentHTML('beforeend', end);

    const html = document.toString();
    const file = join(out, address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    return html;
  };
}
