import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';

/** A cart that is ordered, and the page of the order. */
export class OrderScreen {
  readonly placed: Locator;
  readonly see: Locator;

  constructor(private readonly page: Page) {
    this.placed = page.getByText(/^Order S-\d{6}-\w{4} is with us\.$/);
    this.see = page.getByRole('link', { name: 'See your order' });
  }

  async openCards(lines: readonly { readonly designId: string; readonly amount: number }[]): Promise<void> {
    await this.fill('/cart', STORAGE_KEYS.cardCart, lines);
  }

  async openMenu(dishIds: readonly string[]): Promise<void> {
    const lines = dishIds.map((dishId) => ({ dishId, amount: 1 }));
    await this.fill('/catering-cart', STORAGE_KEYS.cateringCart, lines);
  }

  private async fill(path: string, key: string, lines: readonly object[]): Promise<void> {
    await this.page.goto('/manifest.webmanifest');
    await this.page.evaluate(([where, text]) => localStorage.setItem(where, text), [
      key,
      JSON.stringify({ state: { data: { lines } } }),
    ] as const);
    await openLive(this.page, path);
    await this.page.getByText(/^Your name(?:, number and date| and number)/).waitFor();
  }

  /** Presses Checkout, and once more if it asks for a name; returns the text of the WhatsApp message that it opens. */
  async checkout(): Promise<string> {
    const link = this.page.getByRole('link', { name: /^Checkout/ }).first();
    await link.click();
    if (await this.page.getByText('Who is it for?').isVisible()) await link.click();
    const opened = await this.page.evaluate(() => document.documentElement.dataset.opened ?? '');
    return new URL(opened).searchParams.get('text') ?? '';
  }
}

/** Notes the address that a pressed link opens. */
export async function noteOpenedLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) document.documentElement.dataset.opened = link.href;
    });
  });
}
