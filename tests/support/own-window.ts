import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { HAPPY_DOM } from './happy-dom.ts';

/**
 * Gives each file of tests a window and modules of its own, also in a process that others have used before: a process for each
 * file takes three times as long.
 */
forgetMocks();
vi.resetModules();
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, { happyDOM: HAPPY_DOM });
afterAll(async () => {
  await finishReactsWork();
  await teardown(globalThis);
});

/** As it is before a test fakes it. */
const nextTurn = setImmediate;

/** More turns than the work that tests leave to React needs. */
const MOST_TURNS = 50;

/** React runs scheduled work in turns of Node's event loop, at least one task in each, and reads the window. */
async function finishReactsWork(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}

/** What Vitest does itself between the files of an isolated project; it has no public name. */
function forgetMocks(): void {
  const mocker: unknown = Reflect.get(globalThis, '__vitest_mocker__');
  if (!(mocker instanceof Object && 'reset' in mocker && typeof mocker.reset === 'function'))
    throw new Error('Vitest has moved its registry of mocks: see forgetMocks.');
  mocker.reset();
}
