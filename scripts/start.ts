/** `npm start`: the shop with local emulators; it also opens without Java or the emulator. */
import type { InlineConfig, ProxyOptions } from 'vite';
import { createServer } from 'vite';
import { localeBuild } from '#scripts/build/locale-build.ts';
import { readSettings } from '#scripts/build/read-settings.ts';
import { stopAtSettingFaults } from '#scripts/build/setting-checks.ts';
import type { Environment } from '#scripts/build/settings.ts';
import type { LocalBackend } from '#scripts/emulators/local-backend.ts';
import { startLocalBackend } from '#scripts/emulators/local-backend.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { DATA_FOLDER } from '#scripts/emulators/project.ts';
import { LOCAL_ADMIN } from '#scripts/emulators/seed.ts';
import { startSettings } from '#scripts/emulators/start-settings.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { onShutdown, shutdown } from '#scripts/processes/shutdown.ts';
import { baseOf, DEFAULT_LANGUAGE, localeOf, SITE_LANGUAGES } from '#src/locales/locales.ts';

const SHOP_PORT = 5173;

const OTHERS = SITE_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const ownerSettings = readSettings();
stopAtSettingFaults(ownerSettings);

console.log('Starting the Firestore and Auth emulators …');
try {
  const backend = await startBackend();
  const settings = startSettings(ownerSettings, backend);
  // vite.config.ts reads them there.
  Object.assign(process.env, settings);
  const address = await openShop(settings);
  console.log(summary(address, backend));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await shutdown(1);
}

async function startBackend(): Promise<LocalBackend | undefined> {
  try {
    return await startLocalBackend();
  } catch (error) {
    if (!(error instanceof MissingToolError)) throw error;
    console.warn(`\n${error.message}\nStarting the shop without a backend.`);
    return undefined;
  }
}

/** One server for each language; the first passes on what is under the addresses of the others. */
async function openShop(settings: Environment): Promise<string> {
  const port = await freePort(SHOP_PORT);
  const proxy: Record<string, ProxyOptions> = {};
  for (const language of OTHERS) {
    const base = baseOf(language);
    const own = await freePort(port + 1 + Object.keys(proxy).length);
    proxy[`^${base}(?:[/?]|$)`] = {
      target: `http://${HOST}:${own}`,
      rewrite: (path) => path.replace(new RegExp(`^${base}(?=\\?|$)`), `${base}/`),
    };
    await serve({
      ...localeBuild(language, settings),
      base: `${base}/`,
      cacheDir: `node_modules/.vite-${language}`,
      server: { port: own, hmr: { clientPort: own } },
    });
  }
  await serve({ server: { port, proxy } });
  return `http://${HOST}:${port}`;
}

async function serve({ server, ...config }: InlineConfig): Promise<void> {
  const opened = await createServer({
    ...config,
    server: { ...server, host: HOST, strictPort: true },
    clearScreen: false,
  });
  await opened.listen();
  onShutdown(() => opened.close());
}

function summary(address: string, backend: LocalBackend | undefined): string {
  const lines = [
    '',
    `  The shop            ${address}`,
    ...OTHERS.map((one) => `  ${localeOf(one).name.padEnd(18)}  ${address}${baseOf(one)}`),
    `  Admin               ${address}/adminpanel`,
  ];
  if (backend !== undefined) {
    lines.push(
      `  Admin signs in with ${LOCAL_ADMIN.email} / ${LOCAL_ADMIN.password}`,
      `  Firestore emulator  http://${backend.firestore}`,
      `  Auth emulator       http://${backend.auth}`,
      `  Data is kept in ${DATA_FOLDER}/; delete that folder to start afresh.`,
    );
  }
  return [...lines, '', '  Press Ctrl-C to stop.', ''].join('\n');
}
