import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { STARTERS } from '#text/catalogue/dishes/starters.ts';

/** Fills the card cart before the next page opens. */
export async function keepCards(page: Page, designs: number): Promise<void> {
  await page.goto('/weddingcards');
  const shown = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('design')),
    );
  const ids = [...new Set(shown)].filter((id) => id !== null).slice(0, designs);
  await keep(page, STORAGE_KEYS.cardCart, 1, { lines: ids.map((designId) => ({ designId, amount: 100 })) });
}

/** Fills the catering cart before the next page opens. */
export async function keepDishes(page: Page, dishes: number): Promise<void> {
  await page.goto('/manifest.webmanifest');
  const ids = STARTERS.flatMap((category) => category.dishes.map(({ id }) => id)).slice(0, dishes);
  await keep(page, STORAGE_KEYS.cateringCart, 2, {
    lines: ids.map((dishId) => ({ dishId, amount: 1 })),
  });
}

async function keep(page: Page, key: string, version: number, data: unknown): Promise<void> {
  await page.evaluate(([where, text]) => localStorage.setItem(where, text), [
    key,
    JSON.stringify({ state: { data }, version }),
  ] as const);
}

/** IndexedDB fails, as with a full disk. */
export async function breakDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
}

export async function breakStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forbidden = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const store of ['indexedDB', 'localStorage']) Object.defineProperty(window, store, forbidden);
  });
}
