import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, openPage } from './app.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/**
 * Starts the app in the browser. A prerendered page is hydrated as it stands: its own code is fetched first, so
 * that React's first render is the page in the HTML and nothing flashes.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // A page that cannot be fetched now is tried again by the page itself, which then shows its error screen.
  await openPage(window.location.pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // In slices, between which a finger is heard; what is pressed is taken over first.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  prefetchOnIntent(openPage);
}
