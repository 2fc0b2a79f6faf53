import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { HAPPY_DOM } from './happy-dom.ts';

/**
 * Gives each file of tests a window and modules of its own, also in a process that others have used before: a process for each
 * file takes three times as long.
 */
const nextTurn = setImmediate;

/** More tasks than a file's tests leave to React. */
const MOST_PLANNED = 50;

forgetMocks();
vi.resetModules();
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, { happyDOM: HAPPY_DOM });
afterAll(async () => {
  await untilReactIsIdle();
  await teardown(globalThis);
});

/** React does what it has planned in turns of Node's event loop, at least one task in each, and needs the window for it. */
async function untilReactIsIdle(): Promise<void> {
  for (let turn = 0; turn < MOST_PLANNED; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}

/** What Vitest does itself between the files of an isolated project; it has no public name. */
function forgetMocks(): void {
  const mocker: unknown = Reflect.get(globalThis, '__vitest_mocker__');
  if (!(mocker instanceof Object && 'reset' in mocker && typeof mocker.reset === 'function'))
    throw new Error('Vitest has moved its registry of mocks: see forgetMocks.');
  mocker.reset();
}
