import { createServer } from 'node:http';
import send from 'send';
import type { HostingConfig } from '#scripts/hosting/policy.ts';
import { hostingRoutes } from '#scripts/hosting/routes.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { onShutdown } from '#scripts/processes/shutdown.ts';

export interface SiteOptions {
  /** The built site. */
  readonly folder: string;
  readonly port: number;
  readonly hosting: HostingConfig;
}

/**
 * Serves a built site as the Hosting emulator does, which takes a quarter of the processor during the journeys.
 * e2e/hosting.spec.ts compares the two.
 */
export async function serveSite({ folder, port, hosting }: SiteOptions): Promise<void> {
  const route = hostingRoutes(hosting, folder);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`);
    const found = route(decodeURI(pathname));
    for (const [key, value] of Object.entries(found.headers)) response.setHeader(key, value);
    if (found.kind === 'redirect') {
      response.writeHead(found.status, { location: `${found.to}${search}` }).end();
      return;
    }
    response.statusCode = found.status;
    send(request, encodeURI(found.file), { root: folder, cacheControl: false, index: false })
      .on('error', () => response.writeHead(500).end())
      .pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  onShutdown(async () => {
    server.closeAllConnections();
    server.close();
  });
}
