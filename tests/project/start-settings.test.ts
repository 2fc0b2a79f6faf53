// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '#scripts/build/read-settings.ts';
import { DEMONSTRATION, SETTINGS, settingsIn } from '#scripts/build/settings.ts';
import { startSettings } from '#scripts/emulators/start-settings.ts';
import { SECOND_SHOP } from '#scripts/second-shop/settings.ts';

beforeEach(() => {
  for (const name of Object.keys(SETTINGS)) vi.stubEnv(name, undefined);
  const folder = mkdtempSync(join(tmpdir(), 'owners-values-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = Object.entries(SECOND_SHOP).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(join(folder, '.env.production.local'), lines.join('\n'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

test('the tests’ build is the demonstration, whatever .env.production.local says', () => {
  expect(settingsIn(readSettings())).toMatchObject(SECOND_SHOP);
  for (const [name, value] of Object.entries(DEMONSTRATION)) vi.stubEnv(name, value);
  expect(settingsIn(readSettings())).toEqual(settingsIn({}));
});

test('`npm start` shows the owner’s shop, and reaches no project of Google’s', () => {
  const own = { ...readSettings(), VITE_ORDER_MAIL: 'yes' };
  const backend = { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' };
  const local = {
    VITE_NAME: 'Mangal Wedding House',
    VITE_FIREBASE_PROJECT_ID: 'demo-shagun',
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_APP_CHECK_KEY: '',
    VITE_MEDIA_BASE: '',
    VITE_ORDER_MAIL: '',
  };
  expect(settingsIn(startSettings(own, backend))).toMatchObject({
    ...local,
    VITE_FIRESTORE_EMULATOR: backend.firestore,
    VITE_AUTH_EMULATOR: backend.auth,
    VITE_BACKEND: '',
  });
  expect(settingsIn(startSettings(own, undefined))).toMatchObject({
    ...local,
    VITE_FIRESTORE_EMULATOR: '',
    VITE_BACKEND: 'none',
  });
});
