import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';
import { IS_CI } from '#scripts/emulators/missing-tool.ts';
import { WORKERS } from '#scripts/testing/databases.ts';

/**
 * Tests tagged `@phone` or `@desktop` run at that size only, those tagged `@long` in `npm run validate` only. `npm run test:e2e` sets the
 * environment.
 */
const executablePath = findBrowser();
const report = process.env.E2E_REPORT;

/** Journeys whose outcome does not depend on the size of the screen. */
const ON_PHONES_ONLY = [
  'approval',
  'bag',
  'blessing',
  'blessing-life',
  'broken-phone',
  'dinner',
  'door',
  'film',
  'front-forms',
  'host-outage',
  'install',
  'invitation-editor',
  'invitation-life',
  'lost-pages',
  'lost-scripts',
  'outbox',
  'private-functions',
  'publish',
  'reply',
];

/** Longer than 15 seconds each, and of what changes rarely. */
const LONG = /@long/;
const OTHERS = process.env.E2E_KIND === 'long' ? [] : [LONG];

const SIZES = [
  {
    name: 'phone',
    grepInvert: [/@desktop/, ...OTHERS],
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
  {
    name: 'desktop',
    grepInvert: [/@phone/, ...OTHERS],
    testIgnore: ON_PHONES_ONLY.map((name) => `**/${name}.spec.ts`),
    use: { viewport: { width: 1280, height: 800 } },
  },
];
const WIDTHS = [
  { name: '360', use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
  { name: '768', use: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true } },
  { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  { name: '1920', use: { viewport: { width: 1920, height: 1080 } } },
];
const KINDS = {
  journeys: { testMatch: '**/*.spec.ts', projects: SIZES },
  long: { testMatch: '**/*.spec.ts', grep: LONG, projects: SIZES },
  axe: { testMatch: '**/*.axe.ts', projects: SIZES },
  screens: { testMatch: '**/*.pictures.ts', projects: WIDTHS },
};
const isKind = (word: string): word is keyof typeof KINDS => word in KINDS;
const asked = process.env.E2E_KIND ?? 'journeys';
if (!isKind(asked)) throw new Error(`E2E_KIND is unknown: ${asked}`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: IS_CI,
  retries: IS_CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://127.0.0.1:15000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Animations take much of the processor's time. Journeys about them set `no-preference`.
    reducedMotion: 'reduce',
    // Keeping every file for offline use takes the processor from the journeys beside it; those without a network allow it.
    serviceWorkers: 'block',
    // Tracing costs a third of the speed on a slow machine.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--no-sandbox'],
    },
  },
  ...KINDS[asked],
});
