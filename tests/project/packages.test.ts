import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  /** Hash that npm checks downloads against. */
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>> =
  JSON.parse(readFileSync('package.json', 'utf8'));

test('the lock file has the packages of every platform, which `npm ci` requires', () => {
  const locked = Object.keys(lock.packages);
  const wanted = Object.values(lock.packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  const missing = wanted.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

test('every package is pinned to one exact version, and the lock file agrees', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test('every package in the lock file has an integrity hash', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const tied = packages.filter(([, { resolved }]) => resolved !== undefined);
  expect(unchecked.map(([path]) => path)).toEqual([]);
  expect(tied.map(([path]) => path)).toEqual([]);
});
