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
    await this.keep(key, { lines });
    await this.sayWho();
    await openLive(this.page, path);
    await this.page.getByText(/^Your name(?:, number and date| and number)/).waitFor();
  }

  /** So that Checkout does not ask for a name; keeps what the customer has said. */
  private async sayWho(): Promise<void> {
    const isKnown = await this.page.evaluate((key) => key in localStorage, STORAGE_KEYS.orderDetails);
    if (!isKnown) await this.keep(STORAGE_KEYS.orderDetails, { name: 'Asha' });
  }

  private async keep(key: string, data: object): Promise<void> {
    await this.page.evaluate(([where, text]) => localStorage.setItem(where, text), [
      key,
      JSON.stringify({ state: { data } }),
    ] as const);
  }

  /** Presses Checkout once; returns the text of the WhatsApp message that it opens. */
  async checkout(): Promise<string> {
    await this.page
      .getByRole('link', { name: /^Checkout/ })
      .first()
      .click();
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
