import type { Browser } from 'playwright';
import { createServer } from 'vite';
import { withBrowser } from '#scripts/browser.ts';

/** Serves this repository with Vite, and hands a browser and the server's address to `use`; closes both after it. */
export async function inBrowser(use: (browser: Browser, root: string) => Promise<void>): Promise<void> {
  // Files that change meanwhile must not reload the page.
  const server = await createServer({
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  await withBrowser((browser) => use(browser, server.resolvedUrls?.local[0] ?? '')).finally(() =>
    server.close(),
  );
}
