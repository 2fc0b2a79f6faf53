import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';

export class CartScreen {
  readonly checkout: Locator;

  constructor(private readonly page: Page) {
    this.checkout = page.getByRole('link', { name: 'Checkout' });
  }

  async open(): Promise<void> {
    await openLive(this.page, '/cart');
  }

  async setAmount(name: string, amount: number | string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: `How many cards of ${name}` });
    await field.fill(String(amount));
    await field.press('Enter');
  }

  amountOf(name: string): Locator {
    return this.page.getByRole('textbox', { name: `How many cards of ${name}` });
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove item: ${name}` }).click();
  }

  /** The prefilled WhatsApp message. */
  async orderText(): Promise<string> {
    return orderTextOf(await this.checkout.getAttribute('href'));
  }
}

export function orderTextOf(href: string | null): string {
  const link = new URL(href ?? '');
  if (link.hostname !== 'wa.me') throw new Error(`Not a WhatsApp link: ${link.href}`);
  return link.searchParams.get('text') ?? '';
}
