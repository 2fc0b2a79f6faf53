import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { settingsIn } from './scripts/build/settings.ts';

/** Without React, but with a browser's objects. */
const NEEDS_DOM = 'tests/**/*.dom.test.ts';

/** With `vi.mock`, which needs modules that no other file has loaded. */
const REPLACES_MODULES = 'tests/**/*.mocked.test.ts';

const UNIT = {
  env: settingsIn({}),
  testTimeout: 20_000,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
} as const;

/** `rules` needs the Firestore emulator; `webkit` is run by `npm run test:webkit`. */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/setup.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/rules/**', NEEDS_DOM, REPLACES_MODULES],
        },
      },
      {
        test: {
          ...UNIT,
          name: 'mocked',
          environment: 'node',
          setupFiles: ['tests/support/setup.ts'],
          include: [REPLACES_MODULES],
        },
      },
      {
        plugins: [react()],
        test: {
          ...UNIT,
          name: 'dom',
          environment: 'happy-dom',
          // Otherwise map frames would be fetched.
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          include: ['tests/**/*.test.tsx', NEEDS_DOM],
          setupFiles: ['tests/support/setup.ts', 'tests/support/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
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
