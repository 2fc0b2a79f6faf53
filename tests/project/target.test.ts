// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTarget } from '#scripts/admin/target.ts';

const UNNAMED = { project: undefined, local: false };
const EMULATORS = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'target-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a command as the README has it goes to the project in the file of the owner’s values', async () => {
  writeFileSync(join(folder, '.env.production.local'), 'VITE_FIREBASE_PROJECT_ID=mangal-weddings\n');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  for (const name of ['VITE_FIREBASE_PROJECT_ID', ...Object.keys(EMULATORS)]) vi.stubEnv(name, undefined);
  expect(await chooseTarget('auth', UNNAMED)).toEqual({ project: 'mangal-weddings' });
  expect(await chooseTarget('firestore', UNNAMED)).toEqual({ project: 'mangal-weddings' });
});

test('a project given by name goes before the owner’s values, and those before Google’s variable', async () => {
  const google = { GOOGLE_CLOUD_PROJECT: 'googles' };
  const both = { ...google, VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' };
  expect(await chooseTarget('auth', { ...UNNAMED, project: 'named' }, both)).toEqual({ project: 'named' });
  expect(await chooseTarget('auth', UNNAMED, both)).toEqual({ project: 'mangal-weddings' });
  expect(await chooseTarget('auth', UNNAMED, google)).toEqual({ project: 'googles' });
});

test('each service has the emulator of its own variable, also where the owner’s values name a project', async () => {
  const settings = { ...EMULATORS, VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' };
  const project = 'demo-shagun';
  expect(await chooseTarget('firestore', UNNAMED, settings)).toEqual({ project, emulator: '127.0.0.1:8080' });
  expect(await chooseTarget('auth', UNNAMED, settings)).toEqual({ project, emulator: '127.0.0.1:9099' });
});

test('a project given by name is never replaced by an emulator', async () => {
  const named = { ...UNNAMED, project: 'mangal-weddings' };
  await expect(chooseTarget('auth', named, EMULATORS)).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST is set');
  await expect(chooseTarget('firestore', named, EMULATORS)).rejects.toThrow('FIRESTORE_EMULATOR_HOST is set');
  await expect(chooseTarget('auth', { ...named, local: true }, {})).rejects.toThrow(
    'Either --project or --emulator',
  );
});

test('without any project, the three ways to name one are said', async () => {
  await expect(chooseTarget('auth', UNNAMED, {})).rejects.toThrow(
    /Set VITE_FIREBASE_PROJECT_ID in \.env\.production\.local, or add --project ID, or --emulator/,
  );
});
