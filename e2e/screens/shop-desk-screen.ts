import type { Locator, Page } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { expect } from '#e2e/support/test.ts';

/** /manage-shop, the owner's counter. */
export class ShopDeskScreen {
  readonly overtaken: Locator;

  constructor(private readonly page: Page) {
    this.overtaken = page.getByText('Somebody else has saved in the meantime.');
  }

  async open(database: Database): Promise<void> {
    await signIn(this.page, database, '/manage-shop');
    await this.page.getByLabel('Find an item').waitFor();
  }

  private async openItem(name: string): Promise<Locator> {
    await this.page.getByLabel('Find an item').fill(name);
    await this.page.getByRole('button', { name: `Change ${name}`, exact: true }).click();
    return this.page.getByRole('dialog', { name });
  }

  async setPrice(name: string, [low, high = '']: readonly string[], from: string): Promise<void> {
    const dialog = await this.openItem(name);
    await dialog.getByLabel('Price in rupees').fill(low ?? '');
    await dialog.getByLabel('Up to').fill(high);
    await dialog.getByLabel('From').fill(from);
    await dialog.getByRole('button', { name: 'Add this price' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  async sellOut(name: string): Promise<void> {
    const dialog = await this.openItem(name);
    await dialog.getByLabel(/^Sold out/).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  async writeBanner(english: string, hindi: string, last: string): Promise<void> {
    await this.page.getByLabel('Text, English').fill(english);
    await this.page.getByLabel('Text, Hindi').fill(hindi);
    await this.page.getByRole('region', { name: 'Banner' }).getByLabel('Last day').fill(last);
  }

  async close(day: string): Promise<void> {
    await this.page.getByLabel('Day', { exact: true }).fill(day);
    await this.page.getByRole('button', { name: 'Add the day' }).click();
  }

  async addCoupon(code: string, percent: string, until: string): Promise<void> {
    const part = this.page.getByRole('region', { name: 'Coupons' });
    await part.getByLabel('Code').fill(code);
    await part.getByLabel('How much off').fill(percent);
    await part.getByLabel('Last day').fill(until);
    await part.getByRole('button', { name: 'Add the coupon' }).click();
  }

  /** Looks at the changes first, and expects all of these lines there. */
  async save(...lines: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Review and save' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'This is what changes' });
    for (const line of lines) await expect(dialog).toContainText(line);
    await dialog.getByRole('button', { name: 'Save it' }).click();
  }

  async saved(rev: number): Promise<void> {
    await expect(this.page.getByText(`Price list no. ${rev}, saved on`)).toBeVisible();
  }
}
