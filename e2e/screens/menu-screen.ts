import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';

export class MenuScreen {
  readonly search: Locator;
  readonly chosenOnly: Locator;
  readonly seeMenu: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search dishes' });
    this.chosenOnly = page.getByRole('button', { name: 'Chosen only' });
    this.seeMenu = page.getByRole('link', { name: 'See my menu' });
  }

  async open(path = '/veg-menu'): Promise<void> {
    await openLive(this.page, path);
  }

  block(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** Uses the select on phones and the buttons or bowls on wide screens. */
  async pick(block: string, category: string): Promise<void> {
    const select = this.block(block).getByRole('combobox', { name: 'Category' });
    await this.block(block).waitFor();
    if (await select.isVisible()) await select.selectOption(category);
    else await this.block(block).getByRole('button', { name: category }).last().click();
  }

  dish(name: string): Locator {
    return this.page.getByRole('checkbox', { name });
  }

  async nextFour(category: string): Promise<void> {
    await this.page
      .getByRole('region', { name: category, exact: true })
      .getByRole('button', { name: 'Next' })
      .click();
  }

  count(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }
}
