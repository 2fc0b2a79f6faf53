import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { IS_CI } from '#scripts/testing/is-ci.ts';

/** First the browser without a window, which runs the journeys in three quarters of the time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian has both; its relatives only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const INSTALL_TIMEOUT_MS = 300_000;

/** CHROMIUM_PATH, the system's Chromium, or Playwright's. Throws when CHROMIUM_PATH does not exist. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct or unset it.`);
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

interface InstallOptions {
  readonly systemPackages?: boolean;
}

/** Installs Chromium if needed, from Playwright or (if allowed) as a Debian package. Throws with the next step. */
export function ensureBrowser({ systemPackages = IS_CI }: InstallOptions = {}): string {
  const found = findBrowser() ?? downloadBrowser() ?? (systemPackages ? installPackage() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, which is not on this machine and could not be downloaded. Run ' +
      '`npm run setup` as root on Debian, or install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
}

function downloadBrowser(): string | undefined {
  console.log('Downloading a browser (playwright install chromium) …');
  return run('npx', ['playwright', 'install', 'chromium']) ? findBrowser() : undefined;
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing a browser (apt-get install) …');
  run('apt-get', ['update', '-qq']);
  const isInstalled = PACKAGES.some((name) => run('apt-get', ['install', '-y', '-qq', name]));
  return isInstalled ? findBrowser() : undefined;
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
