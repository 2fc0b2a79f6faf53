import type { Locator, Page } from '@playwright/test';

export class AdminScreen {
  readonly signOutButton: Locator;
  readonly rows: Locator;
  readonly question: Locator;

  constructor(private readonly page: Page) {
    this.signOutButton = page.getByRole('button', { name: 'Sign out' });
    this.rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    this.question = page.getByRole('dialog');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Texts of the first cells, which start with the name. */
  async names(): Promise<string[]> {
    const cells = this.rows.locator('b');
    return cells.allTextContents();
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  async remove(label: string): Promise<void> {
    await this.page.getByRole('button', { name: label }).click();
    await this.question.getByRole('button', { name: 'Delete' }).click();
  }
}
