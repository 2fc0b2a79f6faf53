import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import '#src/styles/bottom-bar.css';
import '#text/faces.css';
// For the notice in the HTML, which React does not render.
import './unfinished-notice.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, openPage, prefetchPage } from '#src/app/app.tsx';
import { prefetchOnIntent } from '#src/app/prefetch-on-intent.ts';
import { watchStyles } from '#src/lib/failed-styles.ts';
import { SITE_BASE, sitePath } from '#src/lib/site-path.ts';
import { retryUntilDone } from './try-again.ts';

/** Hydrates the page once its code has loaded, so that nothing flashes. Until then the HTML stays, with a notice. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  watchStyles();
  const prerendered = root.firstElementChild !== null;
  if (prerendered) {
    await retryUntilDone((manual) =>
      openPage(sitePath(window.location.pathname), manual).then(
        () => true,
        () => false,
      ),
    );
  }
  const app = (
    <StrictMode>
      <BrowserRouter basename={SITE_BASE}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  prefetchOnIntent(prefetchPage);
}
