import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { canDownload, canInstallPackages, installDebianPackage } from '#scripts/emulators/install.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';

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

/** Playwright's browsers come from here. */
const DOWNLOADS = 'https://cdn.playwright.dev';

const INSTALL_TIMEOUT_MS = 300_000;

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Opens a browser, hands it to `use` and closes it after it. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  executablePath?: string,
  more: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? (await ensureBrowser()),
    args: [...ARGS, ...more],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** CHROMIUM_PATH, the system's Chromium, or Playwright's. Throws when CHROMIUM_PATH does not exist. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct or unset it.`);
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/** Chromium with all that people's browsers have, for measurements; not the headless shell. Throws a MissingToolError without one. */
export function findFullBrowser(): string {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PLACES.slice(1);
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new MissingToolError('Measurements need the full Chromium: run `apt-get install chromium` (Debian).');
}

/** Gets Chromium if there is none: Playwright's, else as root a Debian package. Throws a MissingToolError. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser() ?? (await downloadBrowser()) ?? installPackage();
  if (found) return found;
  throw new MissingToolError(
    'The browser tests need Chromium, which is not on this machine and could not be downloaded: run ' +
      '`apt-get install chromium` (Debian), or name an installed one in CHROMIUM_PATH.',
  );
}

async function downloadBrowser(): Promise<string | undefined> {
  if (!(await canDownload(DOWNLOADS))) return undefined;
  console.log('Downloading a browser (playwright install chromium) …');
  return run('npx', ['playwright', 'install', 'chromium']) ? findBrowser() : undefined;
}

function installPackage(): string | undefined {
  if (!canInstallPackages()) return undefined;
  console.log('Installing a browser (apt-get install chromium-headless-shell) …');
  return installDebianPackage(PACKAGES) ? findBrowser() : undefined;
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  return status === 0;
}
