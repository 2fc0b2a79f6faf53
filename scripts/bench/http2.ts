import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOST } from '#scripts/processes/ports.ts';

const START_MS = 10_000;

/** A running h2o, which serves HTTP/2 over TLS with the browser's priorities, like Hosting. */
export interface Http2 {
  readonly stop: () => void;
}

/**
 * Runs h2o as a proxy of HTTP/1.1 servers.
 *
 * @param ports from h2o's port to the server's
 * @throws without h2o (Debian: `apt-get install h2o`) or openssl
 */
export async function startHttp2(ports: ReadonlyMap<number, number>): Promise<Http2> {
  const folder = mkdtempSync(join(tmpdir(), 'shagun-h2o-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', `/CN=${HOST}`, '-days', '2', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const file = join(folder, 'h2o.json');
  writeFileSync(file, JSON.stringify(settings(ports, key, certificate)));
  const server = spawn('h2o', ['-c', file], { stdio: 'ignore' });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const port of ports.keys()) await listening(server, port);
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
}

/** h2o reads YAML, which includes JSON. */
function settings(ports: ReadonlyMap<number, number>, key: string, certificate: string): object {
  const hosts = [...ports].map(([port, server]) => [
    `${HOST}:${port}`,
    {
      listen: { host: HOST, port, ssl: { 'key-file': key, 'certificate-file': certificate } },
      paths: { '/': { 'proxy.reverse.url': `http://${HOST}:${server}/` } },
    },
  ]);
  return { 'num-threads': 1, hosts: Object.fromEntries(hosts) };
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (failure) throw new Error(`h2o does not start: ${failure.message}`);
    if (server.exitCode !== null) throw new Error(`h2o ended with exit code ${server.exitCode}`);
    if (await accepts(port)) return;
    await pause(50);
  }
  throw new Error(`h2o does not listen on port ${port}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
