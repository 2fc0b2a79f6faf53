import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where systems keep a Chromium or Chrome. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Milliseconds either way of installing may take. */
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * A Chromium on this machine: CHROMIUM_PATH's, else the system's, else Playwright's own.
 *
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it or leave it unset.`);
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/**
 * A Chromium, installed when there is none: Playwright's own download, else Debian's package.
 *
 * @throws with the next step when neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser() ?? (installPlaywrights() || installDebians() ? findBrowser() : undefined);
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium), ' +
      'or name one in CHROMIUM_PATH.',
  );
}

function installPlaywrights(): boolean {
  console.log('Installing a browser (playwright install chromium) …');
  return run('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath());
}

function installDebians(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing a browser (apt-get install chromium) …');
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']);
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
