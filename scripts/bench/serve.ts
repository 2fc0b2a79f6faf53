import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { parseHtml } from '#scripts/build/html.ts';
import { allowing, policyOf, readHosting, withPolicy } from '#scripts/hosting/policy.ts';
import { hostingRoutes } from '#scripts/hosting/routes.ts';
import { HOST } from '#scripts/processes/ports.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
};

const TEXT = /^(text|application)\/|svg/;

export interface ServeOptions {
  readonly folder: string;
  readonly port: number;
  /** For the baseline measurement. */
  readonly withoutScripts?: boolean;
  /** `host:port` of a Firestore emulator; without it every collection is empty. */
  readonly backend?: string;
  /** Further addresses that pages may connect to. */
  readonly connect?: readonly string[];
  /** Without a backend: the response to every request for a document. */
  readonly document?: object;
  readonly onRequest?: (path: string, request: string, response: string) => void;
  readonly onSent?: (bytes: number, file: string) => void;
}

/** Serves a build like Firebase Hosting, but over HTTP/1.1; `http2.ts` can be put in front of it. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { folder, port, withoutScripts = false, backend, connect = [] } = options;
  const { document, onRequest, onSent } = options;
  const hosting = readHosting();
  const policy = allowing(policyOf(hosting), 'connect-src', [`http://${HOST}:${port}`, ...connect]);
  const routeOf = hostingRoutes(withPolicy(hosting, policy), folder);
  const packed = new Map<string, Buffer>();

  function send(path: string, response: ServerResponse): void {
    const route = routeOf(path);
    if (route.kind === 'redirect') {
      response.writeHead(route.status, { location: route.to }).end();
      return;
    }
    const { file, status, headers } = route;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const content = packed.get(file) ?? pack(join(folder, file), type);
    packed.set(file, content);
    response.writeHead(status, {
      ...headers,
      'content-type': type,
      'content-length': content.length,
      ...(TEXT.test(type) ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    });
    onSent?.(content.length, file.slice(1));
    response.end(content);
  }

  function pack(file: string, type: string): Buffer {
    const bytes = readFileSync(file);
    if (!TEXT.test(type)) return bytes;
    if (!file.endsWith('.html')) return brotliCompressSync(bytes);
    return brotliCompressSync(withoutScripts ? removeScripts(bytes.toString()) : bytes);
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    // Behind h2o the page has another origin.
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const sent = await text(request);
    const upstream = backend
      ? await fetch(`http://${backend}${path}`, {
          method: request.method ?? 'POST',
          headers: { 'content-type': 'application/json', ...authorizationOf(request) },
          ...(sent === '' ? {} : { body: sent }),
        })
      : new Response(JSON.stringify(document ?? [{ readTime: '2027-01-01T00:00:00Z' }]));
    const received = await upstream.text();
    onRequest?.(path, sent, received);
    response.writeHead(upstream.status, { 'content-type': 'application/json' });
    response.end(received);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    if (pathname.startsWith('/v1/')) await forward(request, response);
    else send(decodeURIComponent(pathname), response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return server;
}

export function removeScripts(html: string): string {
  const page = parseHtml(html);
  for (const tag of page.querySelectorAll('script, link[rel="modulepreload"]')) tag.remove();
  return page.toString();
}

function authorizationOf({ headers: { authorization } }: IncomingMessage): Record<string, string> {
  return authorization === undefined ? {} : { authorization };
}
