import type { Locator, Page } from '@playwright/test';

/** The dialog in which a couple types its names for the cards. */
export class NamesSheet {
  readonly sheet: Locator;

  constructor(private readonly page: Page) {
    this.sheet = page.getByRole('dialog', { name: 'See your names' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'See your names' }).first().click();
    await this.sheet.waitFor();
  }

  async type(field: string, text: string): Promise<void> {
    const input = this.field(field);
    if (!(await input.isVisible())) await this.sheet.getByText('Families, date and place').click();
    await input.fill(text);
  }

  field(name: string): Locator {
    return this.sheet.getByLabel(name, { exact: true });
  }

  /** The card with the names while they are typed. */
  get preview(): Locator {
    return this.sheet.getByRole('figure');
  }

  async writeIn(letters: 'English' | 'Hindi, Punjabi or Urdu'): Promise<void> {
    await this.sheet.getByRole('button', { name: letters }).click();
  }

  async show(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Show on the cards' }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }
}
