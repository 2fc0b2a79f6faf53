import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const IGNORED = new Set(['node_modules', 'dist', '.git', '.emulator-data', 'test-results']);

/** All Markdown files. */
function pages(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pages(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** npm scripts of the shop and of the art studio. */
function scripts(): string[] {
  return ['package.json', 'art/package.json'].flatMap((file) => {
    const { scripts: named }: { scripts: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys(named);
  });
}

test('every npm command in the documentation exists', () => {
  const known = new Set(['audit', 'ci', 'install', ...scripts()]);
  const unknown = pages().flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const named = [...text.matchAll(/\bnpm (?:run )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name);
    return named.filter((name) => !known.has(name)).map((name) => `${path}: npm run ${name}`);
  });
  expect(unknown).toEqual([]);
});

test.each(['bench', 'proof'])('every name after npm run %s in the documentation exists', (command) => {
  const table = readFileSync(`scripts/${command}.ts`, 'utf8');
  const known = new Set([
    'NAME',
    ...[...table.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name = '']) => name),
  ]);
  const named = pages().flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(new RegExp(`npm run ${command} -- (\\w[\\w-]*)`, 'g')),
  ]);
  expect(named).not.toEqual([]);
  expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('every deploy that the documentation tells the owner to run names the project, for no file of the shop does', () => {
  const deploys = pages().flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(
      /^(?:npm run|npx firebase) deploy.*$|`npx firebase deploy[^`]*`/gm,
    ),
  ]);
  expect(deploys.length).toBeGreaterThan(2);
  expect(deploys.map(([command]) => command).filter((command) => !/--project [A-Z]/.test(command))).toEqual(
    [],
  );
});
