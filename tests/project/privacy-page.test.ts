// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/privacy.md', 'utf8');

/** Keys, prefixes of keys and databases in browsers. */
const STORED = readdirSync('src/config')
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(`src/config/${file}`, 'utf8').matchAll(/'(shagun[.-][\w.-]+)'/g)])
  .map(([, name = '']) => name);

test('the owner’s page on personal data names everything that the shop stores in a browser', () => {
  expect(STORED.length).toBeGreaterThan(50);
  const missing = STORED.filter(
    (name) => !PAGE.includes(name.endsWith('.') ? `\`${name}…\`` : `\`${name}\``),
  );
  expect(missing).toEqual([]);
  for (const name of ['firebaseLocalStorageDb', 'firebase-app-check-database']) expect(PAGE).toContain(name);
});

test('it names the caches of the service worker, and the database in which they keep addresses', () => {
  const workers = ['service-worker.ts', 'keep-files.ts'].map((file) =>
    readFileSync(`src/app/${file}`, 'utf8'),
  );
  const caches = workers.flatMap((code) => [...code.matchAll(/^const [A-Z]+ = '([\w-]+)';/gm)]);
  const names = caches.map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['pages', 'pictures', 'files']));
  expect([...names, 'workbox-expiration'].filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
  const [, after = ''] = PAGE.split('## What stays after erasing');
  for (const name of ['pages', 'pictures', 'workbox-expiration']) expect(after).toContain(`\`${name}\``);
});

test('files with what only the owner may see are kept out of the repository', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const onThisComputer = [...PAGE.matchAll(/\| the computer that [^|]*\(`([^`]+)`\)/g)].map(
    ([, folder]) => folder,
  );
  expect(onThisComputer).toEqual(['.published/', '.firebase/']);
  // The second is what Google names a downloaded key of a service account.
  const keys = ['service-account*.json', '*firebase-adminsdk*.json'];
  expect(ignored).toEqual(expect.arrayContaining([...onThisComputer, ...keys, '*.local']));
});
