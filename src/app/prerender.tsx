import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BRAND } from '#src/config/brand.ts';
import { SITE } from '#src/config/site.ts';
import { App, prefetchPage } from './app.tsx';
import { UnfinishedNotice } from './layout/unfinished-notice.tsx';
import { SCREENS } from './screens.ts';
import { structuredDataBlock } from './structured-data.ts';

/** An address to write as a file, and how its page's code is found among the built files. */
export interface PrerenderTask {
  readonly address: string;
  /** File name of the page's module, without ending: `cart-page`. */
  readonly chunk: string;
}

/** A page as text. */
export interface PrerenderedPage {
  /** What goes inside `#root`. */
  readonly body: string;
  /** Title, description and link preview, for the document's head. */
  readonly head: string;
  /** What it says to search engines, as a data block for the end of the document; empty for most. */
  readonly data: string;
}

/** An address no screen has: what it renders is the 404 page. */
export const NOWHERE = '/404';

/** Where the site is served; what the built pages call themselves. */
export const SITE_ADDRESS = SITE.url;

/** What the shop is called. */
export const SITE_NAME = BRAND.name;

/** What every page carries beside React's part of it. */
export const NOTICE = renderToStaticMarkup(<UnfinishedNotice />);

/** Addresses of the owner's screens, which no search engine should show. */
export function closedAddresses(): string[] {
  return SCREENS.flatMap(({ path, frame }) => (frame === 'admin' ? [path] : []));
}

/** Every address of the table of routes that is written as a file. */
export function prerenderTasks(): PrerenderTask[] {
  return SCREENS.flatMap(({ path, frame, page, prerender: addresses }) => {
    if (frame === 'admin') return [];
    return (addresses ?? [path]).map((address) => ({ address, chunk: chunkName(page) }));
  });
}

/**
 * The module's name out of the loader's own text: the server build names its files after their sources, and no
 * bundler tells which file a loader loads. A name the client build does not know fails the build.
 */
function chunkName(page: () => Promise<unknown>): string {
  const name = /import\(\s*["'`][^"'`]*?([\w-]+)\.(?:js|tsx)["'`]/.exec(page.toString())?.[1];
  if (!name) throw new Error(`No module name in the loader ${page}`);
  return name;
}

/** Renders one address to text, as the browser will render it first; throws what the page throws. */
export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  await prefetchPage(address);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // A long page stays in its place: React would put it in a hidden block that a script has to reveal.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${address} cannot be prerendered`, { cause: failures[0] });
  return { ...splitHead(html), data: structuredDataBlock(address) };
}

/** React writes the tags meant for the head before the page; `<link rel=preload>` for pictures among them. */
function splitHead(html: string): Pick<PrerenderedPage, 'head' | 'body'> {
  const start = html.indexOf('<div');
  return { head: html.slice(0, start), body: html.slice(start) };
}
