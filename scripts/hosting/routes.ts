import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { minimatch } from 'minimatch';
import type { HostingConfig } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

export type Route =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404; readonly headers: Headers }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number; readonly headers: Headers };

/** What Firebase Hosting sends for a path: by `hosting`, a part of firebase.json, and the files in `folder`. */
export function hostingRoutes(hosting: HostingConfig, folder: string): (path: string) => Route {
  const known = new Map<string, Route>();
  return (path) => {
    const route = known.get(path) ?? routeOf(hosting, folder, path);
    known.set(path, route);
    return route;
  };
}

function routeOf(hosting: HostingConfig, folder: string, path: string): Route {
  const named = hosting.redirects.find(({ source }) => matches(path, source));
  if (named) return { kind: 'redirect', to: named.destination, status: named.type, headers: {} };
  const headers = headersFor(hosting, path);
  const shorter = shorterAddress(folder, path);
  if (shorter !== undefined) return { kind: 'redirect', to: shorter, status: 301, headers };
  const file = fileFor(folder, path) ?? rewriteFor(hosting, path) ?? NOT_FOUND;
  if (file !== NOT_FOUND) return { kind: 'file', file, status: 200, headers };
  return { kind: 'file', file, status: 404, headers: { ...headersFor(hosting, file), ...headers } };
}

const NOT_FOUND = '/404.html';

/** What is sent with a path; of several values of one header the last. */
export function headersFor(hosting: HostingConfig, path: string): Headers {
  const matching = hosting.headers.filter(({ source, regex }) =>
    regex === undefined ? matches(path, source ?? '') : new RegExp(regex, 'u').test(path),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers).map(({ key, value }) => [key.toLowerCase(), value]),
  );
}

/** Without `.html`, `/index` or a slash at the end, if that is a page. */
function shorterAddress(folder: string, path: string): string | undefined {
  if (path.endsWith('.html') && isFile(folder, path)) return path.replace(/(?:\/index)?\.html$/, '') || '/';
  const shorter = path.replace(/\/$/, '');
  const isPage = shorter !== path && shorter !== '' && fileFor(folder, shorter) !== undefined;
  return isPage ? shorter : undefined;
}

function rewriteFor(hosting: HostingConfig, path: string): string | undefined {
  return hosting.rewrites.find(({ source }) => matches(path, source))?.destination;
}

/** `404.html` means `/404.html`, also after a `!`. */
function matches(path: string, glob: string): boolean {
  return minimatch(path, glob.replace(/^(!?)\/*/, '$1/'));
}

function fileFor(folder: string, path: string): string | undefined {
  const pages = path.endsWith('/') ? [`${path}index.html`] : [`${path}/index.html`, `${path}.html`];
  return [path, ...pages].find((file) => isFile(folder, file));
}

function isFile(folder: string, path: string): boolean {
  const file = join(folder, path);
  return existsSync(file) && statSync(file).isFile();
}
