import type { Page, PageCursor } from './pages-api.ts';

/** Reports the running total. Throws what `read` throws. */
export async function readAllPages<Item>(
  read: (after?: PageCursor) => Promise<Page<Item>>,
  progress: (soFar: number) => void,
): Promise<Item[]> {
  const all: Item[] = [];
  let after: PageCursor | undefined;
  do {
    const page: Page<Item> = await read(after);
    all.push(...page.items);
    progress(all.length);
    after = page.next;
  } while (after);
  return all;
}
