import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';
import { withBrowser } from '#scripts/browser.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { SCREENS } from '#src/app/screens.ts';
import type { ServeOptions } from './serve.ts';
import { serve } from './serve.ts';

/** Differs from the ports of `npm start` and of the tests. */
export const BENCH_PORT = 22_000;

const SIMILAR_PAGES = /^\/(?:farewell|i)\//;

/** Includes only one of the nine similar farewell branches and of the five sample invitations. */
export function publicRoutes(): string[] {
  const all = SCREENS.flatMap(({ path, frame, prerender }) =>
    frame === 'admin' ? [] : (prerender ?? [path]),
  );
  const once = new Set<string>();
  return all.filter((address) => {
    const kind = SIMILAR_PAGES.test(address) ? address.replace(/[^/]+$/, '') : address;
    if (once.has(kind)) return false;
    once.add(kind);
    return true;
  });
}

/** The pages' address of the Auth emulator, which only some measurements start. */
export const AUTH_PORT = BENCH_PORT + 11;

/** Builds into dist/ as deployed, except that Firestore requests go to `backend` (`host:port`). */
export function buildSite(backend = `${HOST}:${BENCH_PORT}`): void {
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      VITE_FIRESTORE_EMULATOR: backend,
      VITE_AUTH_EMULATOR: `${HOST}:${AUTH_PORT}`,
    },
  });
}

export const SITE = `http://${HOST}:${BENCH_PORT}`;

/** Serves dist/ at {@link SITE}; closes server and browser after `use`. */
export async function withSite<Result>(
  {
    path,
    ...options
  }: Omit<ServeOptions, 'folder' | 'port'> & {
    /** Of a browser, if not the usual one. */ readonly path?: string | undefined;
  },
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const server = await serve({ ...options, folder: 'dist', port: BENCH_PORT });
  try {
    return await withBrowser(use, path);
  } finally {
    server.close();
  }
}

/** The lower middle value for an even number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of no figures');
  return middle;
}
