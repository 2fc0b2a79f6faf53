import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { settingsIn } from './scripts/build/settings.ts';
import { HAPPY_DOM } from './tests/support/happy-dom.ts';

/** Without React, but with a browser's objects. */
const NEEDS_DOM = 'tests/**/*.dom.test.ts';

/** With `vi.mock`, which needs modules that no other file has loaded. */
const REPLACES_MODULES = 'tests/**/*.mocked.test.ts';

/** Loads modules of the shop a second time, for the React that is there already. */
const LOADS_AGAIN = 'tests/**/*.alone.test.tsx';

/** Keeps the window it met first, so each window of `own-window.ts` has it loaded anew. */
const LOADED_WITH_A_WINDOW = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-dom/static',
  'react-hot-toast/headless',
  'react-router-dom',
  'zustand',
  'zustand/vanilla',
  'zustand/vanilla/shallow',
];

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
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.tsx', NEEDS_DOM],
          exclude: [LOADS_AGAIN],
          setupFiles: ['tests/support/own-window.ts', 'tests/support/setup.ts', 'tests/support/dom-setup.ts'],
          sequence: { setupFiles: 'list' },
          css: { modules: { classNameStrategy: 'non-scoped' } },
          deps: { optimizer: { ssr: { enabled: true, include: LOADED_WITH_A_WINDOW } } },
          server: { deps: { inline: [/\/deps_ssr\//] } },
        },
      },
      {
        plugins: [react()],
        test: {
          ...UNIT,
          name: 'alone',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: HAPPY_DOM },
          include: [LOADS_AGAIN],
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
