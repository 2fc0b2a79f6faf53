import { beforeEach, expect, test, vi } from 'vitest';
import { keepFiles } from '#src/app/keep-files.ts';
import type { OfflineList } from '#src/config/offline-files.ts';

const LIST: OfflineList = {
  shell: '/app-shell?v=2',
  always: ['/assets/app.js'],
  pages: { '/assets/cars.js': ['/assets/later.js'] },
  all: ['/assets/app.js', '/assets/cars.js', '/assets/dj.js', '/assets/gift.js'],
};

const REQUEST = {
  type: 'KEEP',
  language: 'en',
  page: '/cars',
  opened: ['/assets/cars.js'],
  everything: true,
} as const;

const NEEDED = ['/assets/cars.js', '/assets/later.js', '/assets/app.js'];

/** In the order in which they are fetched. */
const kept: string[] = [];

beforeEach(() => {
  kept.length = 0;
  vi.stubGlobal('fetch', async () => Response.json(LIST));
  vi.stubGlobal(
    'Request',
    class {
      constructor(readonly url: string) {}
    },
  );
  const cache = {
    match: async (file: string) => kept.includes(file),
    add: async ({ url }: Request) => void kept.push(url),
    keys: async () => [],
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

test('the open page is kept first, then all pages, and last the shell, which names their files', async () => {
  await keepFiles(REQUEST, () => false);
  expect(kept).toEqual([...NEEDED, '/assets/dj.js', '/assets/gift.js', '/app-shell?v=2']);
});

test('once a new version waits, the old one keeps what the open page needs and leaves the rest to it', async () => {
  await keepFiles(REQUEST, () => kept.includes('/assets/dj.js'));
  expect(kept).toEqual([...NEEDED, '/assets/dj.js', '/app-shell?v=2']);
  kept.length = 0;
  await keepFiles(REQUEST, () => true);
  expect(kept).toEqual([...NEEDED, '/app-shell?v=2']);
});
