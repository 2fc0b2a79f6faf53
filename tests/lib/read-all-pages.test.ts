import { expect, test } from 'vitest';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readAllPages } from '#src/lib/read-all-pages.ts';

test('All pages are read in turn, and progress is reported', async () => {
  const cursor = { id: 'one' } as PageCursor;
  const pages: Page<string>[] = [{ items: ['one'], next: cursor }, { items: ['two', 'three'] }];
  const asked: (PageCursor | undefined)[] = [];
  const told: number[] = [];
  const all = await readAllPages(
    async (after) => {
      asked.push(after);
      return pages.shift() ?? { items: [] };
    },
    (soFar) => told.push(soFar),
  );
  expect(all).toEqual(['one', 'two', 'three']);
  expect(asked).toEqual([undefined, cursor]);
  expect(told).toEqual([1, 3]);
});
