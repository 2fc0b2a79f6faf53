import type { RouteObject } from 'react-router-dom';
import { matchPath, Navigate, useRoutes } from 'react-router-dom';
import NotFoundPage from '#src/pages/not-found/not-found-page.tsx';
import { Layout } from './layout/layout.tsx';
import type { LazyPage } from './lazy-page.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { Frame, Screen } from './screen.ts';
import { REDIRECTS, SCREENS } from './screens.ts';

const PAGES: ReadonlyArray<Screen & LazyPage> = SCREENS.map((screen) => ({
  ...screen,
  ...lazyPage(screen.page),
}));

const ROUTES: RouteObject[] = [
  {
    element: <Layout frameOf={frameOf} />,
    children: [
      ...PAGES.map(({ path, Page }) => ({ path, element: <Page /> })),
      ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function App() {
  return useRoutes(ROUTES);
}

/** Without retries; does nothing for an unknown address. */
export async function prefetchPage(pathname: string): Promise<void> {
  await find(pathname)?.prefetch();
}

/** With retries; `manual` is true when the visitor pressed 'Try again'. */
export async function openPage(pathname: string, manual: boolean): Promise<void> {
  await find(pathname)?.load(manual);
}

function find(pathname: string): (Screen & LazyPage) | undefined {
  return (
    PAGES.find(({ path }) => path === pathname) ??
    PAGES.find(({ path }) => matchPath(path, pathname) !== null)
  );
}

function frameOf(pathname: string): Frame {
  return find(pathname)?.frame ?? 'shop';
}
