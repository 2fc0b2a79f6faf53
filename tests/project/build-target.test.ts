// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTarget, noteTarget } from '#scripts/build/build-target.ts';

const SHOP = { VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' };
const EMULATORS = {
  VITE_FIREBASE_PROJECT_ID: 'demo-shagun',
  VITE_FIRESTORE_EMULATOR: '127.0.0.1:15080',
  VITE_AUTH_EMULATOR: '127.0.0.1:15180',
};

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'build-target-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

test('a build of a test run is not kept for a deploy; both projects and the next step are named', () => {
  noteTarget(dist, EMULATORS);
  expect(() => checkTarget(dist, { project: 'mangal-weddings' })).toThrow(
    /built for the emulator of demo-shagun at 127\.0\.0\.1:15080, not for mangal-weddings: leave out --keep/,
  );
});

test('a build for the shop’s own project is kept, and one for emulators by a command that uses emulators', () => {
  noteTarget(dist, SHOP);
  checkTarget(dist, { project: 'mangal-weddings' });
  noteTarget(dist, EMULATORS);
  checkTarget(dist, { project: 'demo-shagun', emulator: '127.0.0.1:15090' });
});

test('a build for another project, or with an emulator of either kind, is not kept', () => {
  noteTarget(dist, { VITE_FIREBASE_PROJECT_ID: 'mangal-test' });
  expect(() => checkTarget(dist, { project: 'mangal-weddings' })).toThrow(
    /built for mangal-test, not for mangal-weddings/,
  );
  noteTarget(dist, { ...SHOP, VITE_AUTH_EMULATOR: '127.0.0.1:15180' });
  expect(() => checkTarget(dist, { project: 'mangal-weddings' })).toThrow(/the emulator of mangal-weddings/);
});

test('a build that has not passed its checks is not kept', () => {
  expect(() => checkTarget(dist, { project: 'mangal-weddings' })).toThrow(
    /no build that passed its checks\. Run `npm run build`/,
  );
});
