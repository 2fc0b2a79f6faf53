// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('an old Node is named with the one that is needed, and without the name of another shop', () => {
  const old =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.19.0"}})';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', old, 'scripts/bootstrap.mjs', 'scripts/build.ts'],
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^The shop needs Node 20\.19 or newer; this is Node 18\.19\.0\./);
  expect(status).toBe(1);
});

test('every command that the guide tells the owner to run installs missing packages first', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const named = new Set([...guide.matchAll(/\bnpm run ([a-z:-]+)/g)].map(([, name = '']) => name));
  expect([...named]).toEqual(expect.arrayContaining(['build', 'csp:write', 'deploy', 'publish', 'doctor']));
  const without = [...named].filter((name) => !scripts[name]?.startsWith('node scripts/bootstrap.mjs '));
  expect(without).toEqual([]);
});
