import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { settingsIn } from './scripts/build/settings.ts';

/** `rules` needs the Firestore emulator; `webkit` is run by `npm run test:webkit`. */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          env: settingsIn({}),
          // Otherwise map frames would be fetched.
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/rules/**'],
          setupFiles: ['tests/support/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
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
