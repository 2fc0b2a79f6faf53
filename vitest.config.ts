import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { settingsIn } from './scripts/build/settings.ts';

/**
 * `unit` runs everything under tests/ in a simulated browser; `rules` runs tests/rules against the
 * official Firestore emulator, which its global set-up starts. `proof` is `npm run proof:forms`, too long for
 * every day. `webkit` is the journeys of `npm run test:webkit`, which starts their browser.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Vitest keeps one core for itself unless told: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          env: settingsIn({}),
          // A map in a frame would be fetched for real.
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/rules/**'],
          setupFiles: ['tests/support/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Four times what the slowest test takes on a busy machine of two cores.
          testTimeout: 20_000,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/support/global-firestore.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'proof',
          environment: 'happy-dom',
          env: settingsIn({}),
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          include: ['scripts/proof/**/*.test.tsx'],
          globalSetup: ['tests/support/global-firestore.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'webkit',
          environment: 'node',
          include: ['e2e/webkit/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
