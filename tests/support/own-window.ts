import type { EvaluatedModules } from 'vite/module-runner';
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { HAPPY_DOM } from './happy-dom.ts';
import { turns } from './turns.ts';

/**
 * Gives each test file its own window and modules in a shared process: a process for each file takes three
 * times as long.
 */
forgetMocks();
vi.resetModules();
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, { happyDOM: HAPPY_DOM });
afterAll(async () => {
  await turns(MOST_TURNS);
  await teardown(globalThis);
});

/** More turns than the work that tests leave to React needs, which reads the window. */
const MOST_TURNS = 50;

/**
 * What Vitest does itself between the files of an isolated project; it has no public name. It also keeps a factory's mock with
 * the module, where a later file that mocks the module without a factory would get it.
 */
function forgetMocks(): void {
  const mocker: unknown = Reflect.get(globalThis, '__vitest_mocker__');
  if (!isMocker(mocker)) throw new Error('Vitest has moved its registry of mocks: see forgetMocks.');
  mocker.reset();
  const modules = mocker.evaluatedModules;
  for (const module of modules.idToModuleMap.values())
    if (module.meta && 'mockedModule' in module.meta) modules.invalidateModule(module);
}

interface VitestsMocker {
  reset(): void;
  evaluatedModules: Pick<EvaluatedModules, 'idToModuleMap' | 'invalidateModule'>;
}

function isMocker(value: unknown): value is VitestsMocker {
  if (!(value instanceof Object && 'reset' in value && 'evaluatedModules' in value)) return false;
  const { reset, evaluatedModules } = value;
  return (
    typeof reset === 'function' &&
    evaluatedModules instanceof Object &&
    'idToModuleMap' in evaluatedModules &&
    evaluatedModules.idToModuleMap instanceof Map &&
    'invalidateModule' in evaluatedModules &&
    typeof evaluatedModules.invalidateModule === 'function'
  );
}
