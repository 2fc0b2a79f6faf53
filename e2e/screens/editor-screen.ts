import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';

/** The editor of /invitations as a couple uses it, at a phone's width and at a wide one. */
export class EditorScreen {
  readonly page: Page;
  readonly preview: Locator;

  constructor(page: Page) {
    this.page = page;
    this.preview = page.getByRole('region', { name: 'Your page as guests see it' });
  }

  /** Opens the page and moves to the editor. */
  async open(): Promise<void> {
    await openLive(this.page, '/invitations');
    await this.page
      .getByRole('link', { name: /^(Try it with your names|Continue yours)$/ })
      .first()
      .click();
    await this.first.waitFor();
  }

  get first(): Locator {
    return this.page.getByLabel('Name shown first', { exact: true });
  }

  /** Where a file becomes the cover, in the step 'Look'. */
  get cover(): Locator {
    return this.page.getByLabel('Choose a cover').and(this.page.locator('input'));
  }

  get second(): Locator {
    return this.page.getByLabel('Name shown second', { exact: true });
  }

  /** Types who marries, how, when and where. */
  async fillNames(kind = 'Hindu'): Promise<void> {
    await this.first.fill('Rohan');
    await this.second.fill('Priya');
    await this.page.getByLabel('Tradition', { exact: true }).selectOption(kind);
    await this.page.getByLabel('Day of the wedding').fill('2031-02-14');
    await this.page.getByLabel('City').fill('Udaipur');
  }

  async goTo(step: 'Names' | 'Functions' | 'Words' | 'Look' | 'Settings'): Promise<void> {
    await this.page.getByRole('tab', { name: step }).click();
  }

  /** Brings the page of the couple into sight: on a phone it is behind a tab. */
  async see(): Promise<void> {
    if (!(await this.preview.isVisible()))
      await this.page.getByRole('tab', { name: 'See your page' }).click();
  }

  /** Goes back to the fields. */
  async write(): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Write' });
    if (await tab.isVisible()) await tab.click();
  }

  /** The functions of the list, in their order. */
  async functionNames(): Promise<string[]> {
    return this.page.getByRole('tabpanel', { name: 'Functions' }).locator('li b').allTextContents();
  }
}
