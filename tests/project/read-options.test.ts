// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOptions } from '#scripts/admin/read-options.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  emulator: { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

const argv = [...process.argv];
beforeEach(() => vi.stubEnv('npm_lifecycle_event', 'publish'));
afterEach(() => {
  process.argv = [...argv];
});

/** What a command reads that is called with these arguments. */
function read(...given: string[]) {
  process.argv = ['node', 'publish.ts', ...given];
  return readOptions({ allowPositionals: true, options: OPTIONS });
}

test('options after the -- reach the command', () => {
  const { values, positionals } = read('SAMP1E000001', '--emulator', '--project=mangal-weddings');
  expect(values).toEqual({ 'dry-run': false, emulator: true, project: 'mangal-weddings' });
  expect(positionals).toEqual(['SAMP1E000001']);
});

test('an option that npm kept, because no -- comes before it, stops the command with the line to type', () => {
  vi.stubEnv('npm_config_emulator', 'true');
  vi.stubEnv('npm_config_dry_run', 'true');
  expect(() => read()).toThrow(/npm kept --dry-run --emulator .*npm run publish -- --dry-run --emulator$/);
});

test('the name of a project that npm kept stops the command too, so that none is chosen in its place', () => {
  vi.stubEnv('npm_config_project', 'mangal-weddings');
  expect(() => read()).toThrow('npm run publish -- --project');
});

test('what npm passes on from another command does not outweigh what was typed', () => {
  vi.stubEnv('npm_config_project', 'elsewhere');
  expect(read('--project', 'mangal-weddings').values.project).toBe('mangal-weddings');
});

test('nobody becomes an owner by a command whose --revoke npm kept', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/admin-grant.ts', 'helper@mangal.example'],
    {
      encoding: 'utf8',
      // If the command continues, it has no real project.
      env: { ...process.env, npm_config_revoke: 'true', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' },
    },
  );
  expect(stderr).toMatch(/npm kept --revoke for itself.*Usage: npm run admin:grant -- EMAIL/s);
  expect(status).toBe(1);
}, 60_000);
