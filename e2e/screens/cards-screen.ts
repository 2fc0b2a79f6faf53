import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';

export class CardsScreen {
  readonly lightbox: Locator;

  constructor(private readonly page: Page) {
    this.lightbox = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await openLive(this.page, '/weddingcards');
  }

  /** Uses the select on phones and the buttons on wide screens: `₹20–30`. */
  async choosePrice(label: string): Promise<void> {
    const select = this.page.getByLabel('Price', { exact: true });
    if (await select.isVisible()) await select.selectOption({ label });
    else await this.page.getByRole('button', { name: label, exact: true }).click();
  }

  async showAll(): Promise<void> {
    const select = this.page.getByLabel('Price', { exact: true });
    if (await select.isVisible()) await select.selectOption({ label: 'All prices' });
    else await this.page.getByRole('button', { name: 'All', exact: true }).click();
  }

  series(): Promise<string[]> {
    return this.page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  }

  /** Opens the design shown in the carousel of a series. */
  async openSeries(title: string): Promise<void> {
    await this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
      .locator('[data-front="true"]')
      .getByRole('link')
      .click();
  }

  /** Adds the open design to the cart and returns its name. */
  async addDesign(): Promise<string> {
    const name = (await this.lightbox.getByRole('paragraph').first().textContent()) ?? '';
    await this.lightbox.getByRole('button', { name: 'Add to Cart' }).click();
    return name;
  }
}
