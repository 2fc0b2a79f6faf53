import { afterEach, expect, test, vi } from 'vitest';
import { runNamed } from '#scripts/named-script.ts';

const run = vi.fn(async () => {});
const SCRIPTS = { storm: { does: 'sends many messages', run }, fuzz: { does: 'sends nonsense', run } };

const argv = [...process.argv];

afterEach(() => {
  process.argv = [...argv];
  process.exitCode = undefined;
  vi.restoreAllMocks();
  run.mockClear();
});

/** What is printed when the command is called with these arguments. */
async function call(...args: string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  process.argv = ['node', 'proof.ts', ...args];
  await runNamed('npm run proof', SCRIPTS);
  return lines.join('\n');
}

test('A named script runs with the arguments after its name', async () => {
  expect(await call('storm', '--guests', '20')).toBe('');
  expect(run).toHaveBeenCalledOnce();
  expect(process.argv.slice(2)).toEqual(['--guests', '20']);
});

test('Without a name all scripts are listed with what they do', async () => {
  expect(await call()).toMatch(/storm.*sends many messages\n.*fuzz.*sends nonsense/);
  expect(run).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(0);
});

test.each(['strom', 'toString'])('The unknown name %s fails, and all scripts are listed', async (name) => {
  expect(await call(name)).toMatch(new RegExp(`There is no npm run proof -- ${name}.*storm`, 's'));
  expect(process.exitCode).toBe(1);
});
