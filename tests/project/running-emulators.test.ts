// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announce, findRunning } from '#scripts/emulators/running.ts';

let folder = '';
beforeEach(() => {
  // The network that tests may not use ends at this machine.
  vi.unstubAllGlobals();
  folder = mkdtempSync(join(tmpdir(), 'running-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function emulator(): Promise<string> {
  const server = createServer((_, response) => response.end('Ok')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

function started(name: string, running: object): void {
  writeFileSync(
    join(folder, name),
    JSON.stringify({ folder: '/elsewhere', auth: '127.0.0.1:1', ...running }),
  );
}

test('the emulators of a running `npm start` are found, in whichever folder it was started', async () => {
  const firestore = await emulator();
  started('1.json', { started: 1, firestore });
  expect(await findRunning(folder)).toMatchObject({ firestore });
});

test('that of this folder goes before others, and one that has stopped is passed over', async () => {
  const other = await emulator();
  started('1.json', { started: Date.now() + 1, firestore: other });
  started('2.json', { started: Date.now() + 2, firestore: '127.0.0.1:9' });
  const here = await emulator();
  const takeBack = announce({ firestore: here, auth: '127.0.0.1:1' }, folder);
  expect(await findRunning(folder)).toMatchObject({ firestore: here });
  takeBack();
  expect(await findRunning(folder)).toMatchObject({ firestore: other });
});

test('without one, the next step is said', async () => {
  writeFileSync(join(folder, 'half.json'), '{"folder":');
  await expect(findRunning(folder)).rejects.toThrow(
    /needs the emulators of a running `npm start`.*Run `npm start`/,
  );
});
