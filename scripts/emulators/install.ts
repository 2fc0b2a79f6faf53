import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Short, so that a machine without a network fails within seconds. */
const REACH_TIMEOUT_MS = 4_000;

const INSTALL_TIMEOUT_MS = 300_000;

/** Whether a host responds; assumed behind a proxy, which fetch does not use. */
export async function canDownload(address: string): Promise<boolean> {
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return true;
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Root on Debian or a relative of it. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs the first package of the list that this release has. */
export function installDebianPackage(names: readonly string[]): boolean {
  aptGet(['update']);
  return names.some((name) => aptGet(['install', '-y', name]));
}

function aptGet(args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['-qq', ...args], {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
