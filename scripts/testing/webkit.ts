import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { untilReady } from '#scripts/emulators/ready.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { startProcess } from '#scripts/processes/start-process.ts';

/** Away from the ports of the test emulators. */
const FIRST_PORT = 15_600;

const DRIVER_GRACE_MS = 2_000;

const SCREEN_MS = 30_000;

/** Where Linux distributions keep MiniBrowser. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/lib',
];

export interface WebKitTools {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Call before starting anything. Throws a MissingToolError. */
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
    `The WebKit tests need ${missing.join(' and ')}, which this machine does not have. ` +
      'Install it (Debian: apt-get install webkit2gtk-driver xvfb) and run the command again.',
  );
}

/** Starts a virtual display for this process; returns the tests' environment. */
export async function startWebKit(tools: WebKitTools): Promise<Record<string, string>> {
  const display = await startScreen(tools.screen);
  return { DISPLAY: display, WEBKIT_DRIVER: tools.driver, WEBKIT_BROWSER: tools.browser };
}

export interface RunningDriver {
  readonly url: string;
  stop(): Promise<void>;
}

/** One driver per browser; sharing one sometimes hangs. */
export async function startDriver(command: string): Promise<RunningDriver> {
  const port = await freePort(FIRST_PORT);
  const driver = startProcess({
    command,
    args: [`--port=${port}`],
    // No access to the desktop's accessibility and session buses.
    env: { NO_AT_BRIDGE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:', TZ: 'Asia/Kolkata' },
    graceMs: DRIVER_GRACE_MS,
  });
  const url = `http://${HOST}:${port}`;
  await untilReady('WebKitWebDriver', `${url}/status`, driver);
  return { url, stop: () => driver.stop() };
}

/** Xvfb picks a free display. Without `-noreset` it restarts whenever a browser closes. */
function startScreen(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Xvfb did not start.')), SCREEN_MS);
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
      reject(new Error(`Xvfb exited (code ${code}).`));
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
