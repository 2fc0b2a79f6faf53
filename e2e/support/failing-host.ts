import { createServer, request } from 'node:http';

export interface FailingHost {
  /** Without a trailing slash. */
  readonly address: string;
  /** Responds to every request with this status and an error page. */
  readonly failWith: (status: number) => void;
  /** Takes every request and sends nothing back. */
  readonly hang: () => void;
  readonly recover: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy for `origin`: Playwright's routes do not see what a service worker fetches. */
export async function openFailingHost(origin: string): Promise<FailingHost> {
  let failure: number | undefined;
  let hangs = false;
  const server = createServer((incoming, outgoing) => {
    if (hangs) return;
    if (failure !== undefined) {
      outgoing
        .writeHead(failure, { 'content-type': 'text/html' })
        .end('<h1>This site has exceeded its quota</h1>');
      return;
    }
    const { method, headers, url } = incoming;
    const passedOn = request(new URL(url ?? '/', origin), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The host has no port');
  return {
    address: `http://127.0.0.1:${place.port}`,
    failWith(status) {
      failure = status;
    },
    hang() {
      hangs = true;
    },
    recover() {
      failure = undefined;
      hangs = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
