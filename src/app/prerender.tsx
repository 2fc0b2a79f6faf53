import type { ComponentType } from 'react';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { BACKEND, SITE } from '#src/config/site.ts';
import { INVITATIONS } from '#src/domain/collections.ts';
import { ANY_CODE } from '#src/domain/invitation/invitation-code.ts';
import { pictureText } from '#src/domain/invitation/picture-text.ts';
import type { BlogHeadProps } from '#src/features/blogs/blog-head.tsx';
import { BlogHead } from '#src/features/blogs/blog-head.tsx';
import { newestBlogsRequest } from '#src/features/blogs/read-blogs.ts';
import { EarlyCovers } from '#src/features/invitation-page/early-covers.tsx';
import type { WrittenInvitation } from '#src/features/invitation-page/written-invitation.ts';
import { WrittenContext, writtenBlock } from '#src/features/invitation-page/written-invitation.ts';
import type { ReadRequest } from '#src/lib/early-read.ts';
import { documentAddress } from '#src/lib/firestore-rest.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { addressIn, baseOf } from '#src/locales/locales.ts';
import { BRAND } from '#text/brand.ts';
import { WITHOUT_SCRIPTS } from '#text/shell.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { App, prefetchPage } from './app.tsx';
import { UnfinishedNotice } from './boot/unfinished-notice.tsx';
import { boardBlock } from './built-board.ts';
import { SCREENS } from './screens.ts';
import { structuredDataBlock } from './structured-data.ts';

export interface PrerenderTask {
  readonly address: string;
  /** Path of the page's module as in Vite's manifest. */
  readonly module: string;
}

export interface PrerenderedPage {
  readonly html: string;
  readonly data: string;
}

/** Matches no screen, so it renders the 404 page. */
export const NOT_FOUND_ADDRESS = '/404';

/** The page of an invitation read in the browser. `document` is empty with App Check, whose token only the app can get. */
export const INVITATION_SHELL = {
  address: PATHS.invitation(ANY_CODE),
  module: 'src/pages/invitation/invitation-page.tsx',
  lazyModule: 'src/data/read-invitation.ts',
  document: BACKEND.appCheckKey ? '' : documentAddress(INVITATIONS, ANY_CODE),
};

export const BLOG_SHELL = { module: 'src/pages/blog/blog-page.tsx' };

const EARLY_QUERIES: ReadonlyMap<string, ReadRequest> = new Map([[PATHS.blogs, newestBlogsRequest()]]);

await loadAllGuestTexts();

export const EARLY_COVERS = renderToStaticMarkup(<EarlyCovers />);

export const SITE_ADDRESS = SITE.url;

export const SITE_NAME = BRAND.name;

export { SITE_LANGUAGE, WITHOUT_SCRIPTS };

export const NOTICE = renderToStaticMarkup(<UnfinishedNotice />);

export function adminAddresses(): string[] {
  return SCREENS.flatMap(({ path, frame }) => (frame === 'admin' ? [path] : []));
}

export async function prerenderTasks(): Promise<PrerenderTask[]> {
  const modules = await pageModules();
  const tasks = SCREENS.map(async ({ path, frame, page, prerender: addresses }) => {
    if (frame === 'admin') return [];
    const module = modules.get((await page()).default);
    if (module === undefined) throw new Error(`The page of ${path} is not in a file called …-page.tsx`);
    return addresses.map((address) => ({ address, module }));
  });
  return (await Promise.all(tasks)).flat();
}

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

/**
 * The script that requests a page's list; empty for other pages and with App Check, whose token only the app
 * can get.
 */
export function earlyQueryTag(address: string, code: string): string {
  const request = EARLY_QUERIES.get(address);
  if (!request || BACKEND.appCheckKey) return '';
  return renderToStaticMarkup(
    <script
      data-address={request.address}
      data-body={request.body}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script.
      dangerouslySetInnerHTML={{ __html: code }}
    />,
  );
}

export const PICTURE_TEXT = pictureText;

export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  return { html: await render(address), data: structuredDataBlock(address) + boardBlock(address) };
}

/** Includes the data for the browser; throws what the page throws. */
export async function prerenderInvitation(written: WrittenInvitation): Promise<PrerenderedPage> {
  const address = PATHS.invitation(written.invitation.code);
  return { html: await render(address, written), data: writtenBlock(written) };
}

export function blogHead(props: BlogHeadProps): string {
  return renderToStaticMarkup(<BlogHead {...props} />);
}

async function render(address: string, written?: WrittenInvitation): Promise<string> {
  await prefetchPage(address);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <WrittenContext value={written}>
        <StaticRouter basename={baseOf(SITE_LANGUAGE)} location={addressIn(SITE_LANGUAGE, address)}>
          <App />
        </StaticRouter>
      </WrittenContext>
    </StrictMode>,
    {
      // Otherwise React puts part of a long page in a hidden block that needs a script to show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${address} cannot be prerendered`, { cause: failures[0] });
  return html;
}
