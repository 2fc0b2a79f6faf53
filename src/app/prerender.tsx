import type { ComponentType } from 'react';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BRAND } from '#src/config/brand.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { App, prefetchPage } from './app.tsx';
import { UnfinishedNotice } from './layout/unfinished-notice.tsx';
import { SCREENS } from './screens.ts';
import { structuredDataBlock } from './structured-data.ts';

/** An address to write as a file. */
export interface PrerenderTask {
  readonly address: string;
  /** Path of its page's module from the project's root, as Vite's manifest names it. */
  readonly module: string;
}

/** A page as text. */
export interface PrerenderedPage {
  /** What React renders: tags for the document's head, then what goes inside `#root`. */
  readonly html: string;
  /** What it says to search engines, as a data block for the end of the document; empty for most. */
  readonly data: string;
}

/** An address no screen has: what it renders is the 404 page. */
export const NOWHERE = '/404';

/**
 * An invitation that is only known to the database: written once, as it is before it has been read, for all of them. Its
 * code is none that a couple can have.
 */
export const INVITATION_SHELL: PrerenderTask = {
  address: PATHS.invitation('000000000000'),
  module: 'src/pages/invitation/invitation-page.tsx',
};

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
export async function prerenderTasks(): Promise<PrerenderTask[]> {
  const modules = await pageModules();
  const tasks = SCREENS.map(async ({ path, frame, page, prerender: addresses }) => {
    if (frame === 'admin') return [];
    const module = modules.get((await page()).default);
    if (module === undefined) throw new Error(`The page of ${path} is not in a file called …-page.tsx`);
    return (addresses ?? [path]).map((address) => ({ address, module }));
  });
  return (await Promise.all(tasks)).flat();
}

/** The path of every page's module by the page's component: a loader does not say which module it loads. */
async function pageModules(): Promise<ReadonlyMap<ComponentType, string>> {
  const loaders = import.meta.glob<{ default: ComponentType }>([
    '/src/pages/**/*-page.tsx',
    '!/src/pages/not-found/**',
  ]);
  const entries = Object.entries(loaders).map(
    async ([path, load]) => [(await load()).default, path.slice(1)] as const,
  );
  return new Map(await Promise.all(entries));
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
  return { html, data: structuredDataBlock(address) };
}
