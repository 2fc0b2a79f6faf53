import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import NotFoundPage from '#src/pages/not-found/not-found-page.tsx';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './load-page.ts';
import { PageError } from './page-error.tsx';
import type { RouteHandle } from './route-handle.ts';
import { REDIRECTS, SCREENS } from './screens.ts';

/** While a page's code is on its way the header and footer stand, and nothing flashes between them. */
function Nothing() {
  return null;
}

/** React Router's routes, made from the table of screens. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageError,
    children: [
      ...SCREENS.map(
        ({ path, frame, page }): RouteObject => ({
          path,
          handle: { frame } satisfies RouteHandle,
          lazy: async () => ({ Component: (await loadPage(page)).default }),
          ErrorBoundary: PageError,
          HydrateFallback: Nothing,
        }),
      ),
      ...Object.entries(REDIRECTS).map(
        ([path, to]): RouteObject => ({ path, element: <Navigate to={to} replace /> }),
      ),
      { path: '*', handle: { frame: 'shop' } satisfies RouteHandle, Component: NotFoundPage },
    ],
  },
];
