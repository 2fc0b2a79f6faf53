import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { untilReady } from '#scripts/emulators/ready.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { startProcess } from '#scripts/processes/start-process.ts';

/** Away from the ports of the test emulators. */
const FIRST_PORT = 15_600;

/** Milliseconds a driver has to end by itself. */
const DRIVER_GRACE_MS = 2_000;

/** Milliseconds the screen may take to come up. */
const SCREEN_MS = 30_000;

/** Where Linux systems keep MiniBrowser, in a folder named after the version of WebKitGTK. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/lib',
];

/** What drives WebKitGTK on this machine. */
export interface WebKitTools {
  readonly driver: string;
  readonly browser: string;
  /** The screen nobody sees, which the browser's windows open on. */
  readonly screen: string;
}

/**
 * Looks for all three; call it before anything is started.
 *
 * @throws MissingToolError when one is missing
 */
export function findWebKit(): WebKitTools {
  const driver = onPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const screen = onPath('Xvfb');
  if (driver && browser && screen) return { driver, browser, screen };
  const missing = [
    ...(driver ? [] : ['WebKitWebDriver']),
    ...(browser ? [] : ['MiniBrowser']),
    ...(screen ? [] : ['Xvfb']),
  ];
  throw new MissingToolError(
    `The journeys in WebKit need ${missing.join(' and ')}, not found on this machine. ` +
      'Install it (Debian: apt-get install webkit2gtk-driver xvfb) and run the command again.',
  );
}

/**
 * Starts the screen, which ends with this process and takes with it every browser that is still open.
 *
 * @returns what the journeys read from their environment
 */
export async function startWebKit(tools: WebKitTools): Promise<Record<string, string>> {
  const display = await startScreen(tools.screen);
  return { DISPLAY: display, WEBKIT_DRIVER: tools.driver, WEBKIT_BROWSER: tools.browser };
}

/** A driver that answers, and how it is ended. */
export interface RunningDriver {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the driver that WEBKIT_DRIVER names. One serves one browser: asked for a second, it at times hangs. */
export async function startDriver(command: string): Promise<RunningDriver> {
  const port = await freePort(FIRST_PORT);
  const driver = startProcess({
    command,
    args: [`--port=${port}`],
    // Neither a desktop's accessibility bus nor its session bus is ours to start or to speak to.
    env: { NO_AT_BRIDGE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:', TZ: 'Asia/Kolkata' },
    graceMs: DRIVER_GRACE_MS,
  });
  const url = `http://${HOST}:${port}`;
  await untilReady('WebKitWebDriver', `${url}/status`, driver);
  return { url, stop: () => driver.stop() };
}

/**
 * Starts Xvfb on the first display that is free, which it picks and writes down itself. Without `-noreset` it
 * starts anew whenever a browser closes, and the next one finds no screen.
 */
function startScreen(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Xvfb did not come up.')), SCREEN_MS);
    const screen = startProcess({
      command,
      args: ['-displayfd', '1', '-noreset', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      onLine: (line) => {
        if (!/^\d+$/.test(line.trim())) return;
        clearTimeout(timer);
        resolve(`:${line.trim()}`);
      },
    });
    void screen.exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`Xvfb ended by itself (code ${code}).`));
    });
  });
}

function findMiniBrowser(): string | undefined {
  return LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(?:2gtk|gtk)-\d/.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
