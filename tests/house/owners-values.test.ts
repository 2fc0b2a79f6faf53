import { afterEach, expect, test, vi } from 'vitest';
import { demoValues } from '#scripts/hosting/demo-values.ts';
import { BRANCHES } from '#src/config/limits.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const named = (settings: Record<string, string>) => demoValues(settings).map((line) => line.split(' ')[0]);

test('the build names every made-up fact that is still shown', () => {
  const names = ['VITE_NAME', 'VITE_NAME_HINDI', 'VITE_TAGLINE', 'VITE_HOURS', 'VITE_CAR_RATINGS'];
  expect(named({})).toEqual(expect.arrayContaining(names));
  expect(named({ VITE_HOURS: 'Mondays' })).not.toContain('VITE_HOURS');
});

test('each farewell branch has a folder of its own to set', async () => {
  const names = BRANCHES.map((branch) => `VITE_FAREWELL_${branch.toUpperCase()}`);
  expect(named({})).toEqual(expect.arrayContaining(names));

  vi.stubEnv('VITE_FAREWELL_IT', 'https://drive.google.com/drive/folders/1AbC');
  const { FAREWELL_FOLDERS } = await import('#src/config/farewell-folders.ts');
  expect(FAREWELL_FOLDERS.it).toBe('https://drive.google.com/drive/folders/1AbC');
  expect(FAREWELL_FOLDERS.ece).not.toContain('1AbC');
});

test('the owner’s name is used everywhere: no text keeps another', async () => {
  vi.stubEnv('VITE_NAME', 'Mangal');
  vi.stubEnv('VITE_TAGLINE', 'Weddings in Pune');
  const contents = import.meta.glob<object>('/src/content/*.ts');
  const texts = await Promise.all(Object.values(contents).map(async (load) => JSON.stringify(await load())));

  expect(texts.join()).toContain('Hello Mangal, ');
  expect(texts.join()).toContain('Weddings in Pune');
  expect(texts.join()).not.toMatch(/\bShagun\b/);
});

test('a car whose rating the owner leaves out is shown without one', async () => {
  vi.stubEnv('VITE_CAR_RATINGS', '4.1 - 12');
  const { CARS } = await import('#src/catalogue/cars.ts');
  expect(CARS.map(({ rating }) => rating)).toEqual([4.1, ...Array(5).fill(undefined)]);
});
