import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HTMLElement } from 'node-html-parser';
import { build } from 'vite';
import type * as Prerender from '#src/app/prerender.tsx';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { addressIn, baseOf, DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import type { BuiltPage } from './built-page.ts';
import { builtPage } from './built-page.ts';
import { chunksFor, ENTRY, readManifest, readTemplate } from './client-build.ts';
import { find, parseHtml } from './html.ts';
import { inlinePictures } from './inline-pictures.ts';
import { textsForRendering } from './locale-build.ts';
import { withAlternates } from './sitemap.ts';
import { listStarter, shellStarter } from './starter.ts';

export interface PrerenderedSite {
  readonly pages: readonly BuiltPage[];
  /** Of the site. */
  readonly address: string;
  /** Addresses that search engines are asked to leave out. */
  readonly closed: readonly string[];
}

const SERVER = '.prerender';

export interface PageContent {
  readonly head: string;
  readonly body: string;
  readonly end: string;
  /** The page's module in Vite's manifest; absent where only the entry runs. */
  readonly module?: string;
  /** Modules that the page always imports later, preloaded with it. */
  readonly lazyModules?: readonly string[];
  /** Of the document, if it differs from the site's. */
  readonly language?: string;
}

/** For admin screens and pages that only the browser can render. */
function emptyPage(name: string, withoutScripts: string): PageContent {
  return {
    head: `<title>${name}</title><meta name="robots" content="noindex">`,
    body: '',
    end: `<noscript><p>${withoutScripts}</p></noscript>`,
  };
}

/** The app built for Node, and a function that writes its pages. */
export interface Renderer {
  readonly server: typeof Prerender;
  readonly write: (address: string, content: PageContent) => string;
}

/** Builds the app for Node in one language; `out` has the app built for browsers. */
export async function withRenderer<Result>(
  out: string,
  language: SiteLanguage,
  use: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  const folder = `${SERVER}/${language}`;
  await build({
    ...textsForRendering(language),
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  try {
    const server: typeof Prerender = await import(pathToFileURL(resolve(folder, 'prerender.js')).href);
    return await use({ server, write: pageWriter(out, language, server.NOTICE) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every public route of a language, its 404 page and the shells. */
export async function prerenderSite({ server, write }: Renderer): Promise<PrerenderedSite> {
  const render = async (address: string) => {
    const content = contentOf(await server.prerenderPage(address));
    return { ...content, head: withAlternates(content.head, server.SITE_ADDRESS) };
  };
  const pages: BuiltPage[] = [];
  for (const { address, module } of await server.prerenderTasks()) {
    const content = await render(address);
    const query = server.earlyQueryTag(address, await listStarter());
    const html = write(address, { ...content, head: content.head + query, module });
    pages.push(builtPage(addressIn(server.SITE_LANGUAGE, address), html));
  }
  write('/404', await render(server.NOT_FOUND_ADDRESS));
  write('/app-shell', emptyPage(server.SITE_NAME, server.WITHOUT_SCRIPTS));
  if (server.SITE_LANGUAGE === DEFAULT_LANGUAGE) {
    const shell = await render(server.INVITATION_SHELL.address);
    write('/invitation-shell', await shellContent(server, shell));
  }
  return { pages, address: server.SITE_ADDRESS, closed: server.adminAddresses() };
}

/** The shell reads the document before the app has loaded, and shows the names on a cover at its end. */
async function shellContent(server: typeof Prerender, page: PageContent): Promise<PageContent> {
  const { module, lazyModule, document } = server.INVITATION_SHELL;
  const starter = `<script data-document="${document}">${await shellStarter()}</script>`;
  // React preloads the pictures of all covers, but the phone needs one.
  const { body: covers } = contentOf({ html: server.EARLY_COVERS, data: '' });
  return { ...page, head: page.head + starter, end: covers, module, lazyModules: [lazyModule] };
}

/** React writes the tags for the head before the page. */
export function contentOf({ html, data }: Prerender.PrerenderedPage): PageContent {
  const nodes = parseHtml(html).childNodes;
  const isForHead = (node: (typeof nodes)[number]) =>
    node instanceof HTMLElement && ['title', 'meta', 'link'].includes(node.localName);
  const start = nodes.findIndex((node) => !isForHead(node));
  return { head: nodes.slice(0, start).join(''), body: nodes.slice(start).join(''), end: data };
}

function pageWriter(
  out: string,
  siteLanguage: SiteLanguage,
  notice: string,
): (address: string, content: PageContent) => string {
  const manifest = readManifest(out, siteLanguage);
  const template = readTemplate(out, siteLanguage);
  const folder = join(out, baseOf(siteLanguage));

  return (address, { head, body, end, module, lazyModules = [], language }) => {
    const entry = chunksFor(manifest, ENTRY);
    const ownChunks = [module, ...lazyModules].flatMap((one) => (one ? chunksFor(manifest, one) : []));
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
    if (body !== '') putScriptsLast(document);
    const root = find(document, '#root');
    root.insertAdjacentHTML('afterend', notice);
    root.innerHTML = body;
    inlinePictures(root, out);
    find(document, 'body').insertAdjacentHTML('beforeend', end);

    const html = document.toString();
    const file = join(folder, address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    return html;
  };
}

/** Last and with low priority: on a slow phone scripts delay what the page shows first (docs/boot.md). */
function putScriptsLast(document: HTMLElement): void {
  const scripts = document.querySelectorAll('link[rel="modulepreload"], script[type="module"]');
  const body = find(document, 'body');
  for (const script of scripts) {
    script.remove();
    script.setAttribute('fetchpriority', 'low');
    body.insertAdjacentHTML('beforeend', script.toString());
  }
}
