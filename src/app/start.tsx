import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

/**
 * Starts the app in the browser. A prerendered page is hydrated as it stands: its own code is fetched first, so
 * that React's first render is the page in the HTML and nothing flashes.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await openMatched(window.location.pathname);
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Resolves the lazy parts of the routes an address matches. */
async function openMatched(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => undefined);
      // A page that cannot be fetched stays lazy: the router tries again and shows its error screen.
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
