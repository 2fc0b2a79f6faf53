import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { shellStarter } from './starter.ts';

export interface PrerenderedSite {
  readonly pages: readonly BuiltPage[];
  readonly address: string;
}

const SERVER = '.prerender';

export interface PageContent {
  readonly head: string;
  readonly body: string;
  readonly end: string;
  /** The page's module in Vite's manifest; absent where only the entry runs. */
  readonly module?: string;
  /** A module that the page always imports later, preloaded with it. */
  readonly lazyModule?: string;
  /** Of the document, if not that of the site. */
  readonly language?: string;
}

/** For admin screens and addresses that only the browser knows. */
function emptyPage(name: string): PageContent {
  return {
    head: `<title>${name}</title><meta name="robots" content="noindex">`,
    body: '',
    end: '<noscript><p>This page needs JavaScript. Please switch it on in your browser and reload.</p></noscript>',
  };
}

/** The app built for Node, and what writes its pages. */
export interface Renderer {
  readonly server: typeof Prerender;
  /** Writes a page's file and returns its HTML. */
  readonly write: (address: string, content: PageContent) => string;
}

/** Builds the app for Node and passes it to `use`; `out` has the app built for browsers. */
export async function withRenderer<Result>(
  out: string,
  use: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  await build({
    logLevel: 'warn',
    plugins: [],
    build: { ssr: 'src/app/prerender.tsx', outDir: SERVER, emptyOutDir: true, copyPublicDir: false },
  });
  try {
    const server: typeof Prerender = await import(pathToFileURL(resolve(SERVER, 'prerender.js')).href);
    return await use({ server, write: pageWriter(out, server.NOTICE) });
  } finally {
    rmSync(SERVER, { recursive: true, force: true });
  }
}

/** Writes every public route as HTML, plus `app-shell.html`, `invitation-shell.html`, `404.html`, `sitemap.xml`, `robots.txt`. */
export async function prerenderSite(out: string, { server, write }: Renderer): Promise<PrerenderedSite> {
  const render = async (address: string) => contentOf(await server.prerenderPage(address));
  const pages: BuiltPage[] = [];
  for (const { address, module } of await server.prerenderTasks()) {
    pages.push(builtPage(address, write(address, { ...(await render(address)), module })));
  }
  write('/404', await render(server.NOT_FOUND_ADDRESS));
  write('/app-shell', emptyPage(server.SITE_NAME));
  write('/invitation-shell', await shellContent(server, await render(server.INVITATION_SHELL.address)));
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(pages));
  writeFileSync(join(out, 'robots.txt'), robotsOf(server.SITE_ADDRESS, server.adminAddresses()));
  return { pages, address: server.SITE_ADDRESS };
}

/** The shell reads the document before the app is there, and draws the names on one of the covers at its end. */
async function shellContent(server: typeof Prerender, page: PageContent): Promise<PageContent> {
  const { module, lazyModule, document } = server.INVITATION_SHELL;
  const starter = `<script data-document="${document}">${await shellStarter()}</script>`;
  // React asks for the pictures of all covers, and the phone needs one.
  const { body: covers } = contentOf({ html: server.EARLY_COVERS, data: '' });
  return { ...page, head: page.head + starter, end: covers, module, lazyModule };
}

/** React writes the tags for the head before the page. */
export function contentOf({ html, data }: Prerender.PrerenderedPage): PageContent {
  const nodes = parseHtml(html).childNodes;
  const isForHead = (node: (typeof nodes)[number]) =>
    node instanceof HTMLElement && ['title', 'meta', 'link'].includes(node.localName);
  const start = nodes.findIndex((node) => !isForHead(node));
  return { head: nodes.slice(0, start).join(''), body: nodes.slice(start).join(''), end: data };
}

/** Vite's page, kept because the home page replaces it; more pages may be written into the same build later. */
function templateOf(out: string): string {
  const kept = join(out, '.vite/page.html');
  if (!existsSync(kept)) copyFileSync(join(out, 'index.html'), kept);
  return kept;
}

function pageWriter(out: string, notice: string): (address: string, content: PageContent) => string {
  const manifest = readManifest(out);
  const template = readFileSync(templateOf(out), 'utf8');

  return (address, { head, body, end, module, lazyModule, language }) => {
    const entry = chunksFor(manifest, ENTRY);
    const ownChunks = [module, lazyModule].flatMap((one) => (one ? chunksFor(manifest, one) : []));
    const all = new Set([...entry, ...ownChunks]);
    const css = [...all].flatMap((chunk) => chunk.css ?? []);
    const ofPage = [...all].filter((chunk) => !entry.includes(chunk));
    // Links to inlined styles stay, but disabled: the browser skips them and the module loader treats them as loaded.
    const styles = css.map((file) => readFileSync(join(out, file), 'utf8')).join('');
    const links = css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');

    const document = parseHtml(template);
    if (language) find(document, 'html').setAttribute('lang', language);
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
    // The page's own files are small: ahead of the large ones they leave the main picture its bandwidth.
    const preloads = ofPage.map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join('');
    find(document, 'script[type="module"]').insertAdjacentHTML(
      'beforebegin',
      `${head}<style>${styles}</style>${links}${preloads}`,
    );
    if (body !== '') delayScripts(document);
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

/** Puts the scripts into a template, which src/app/starter/late-scripts.ts opens. */
function delayScripts(document: HTMLElement): void {
  const scripts = document.querySelectorAll('script[type="module"], link[rel="modulepreload"]');
  find(document, 'head').insertAdjacentHTML(
    'beforeend',
    `<template id="scripts">${scripts.join('')}</template>`,
  );
  for (const script of scripts) script.remove();
}
