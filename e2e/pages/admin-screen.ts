import type { Locator, Page } from '@playwright/test';

/** The owner's pages: sign-in in place, lists, the question before a deletion. */
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

  /** The first cell of each row, which starts with the name. */
  async names(): Promise<string[]> {
    const cells = this.rows.locator('b');
    return cells.allTextContents();
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** Presses Delete in a row and answers the question with yes. */
  async remove(label: string): Promise<void> {
    await this.page.getByRole('button', { name: label }).click();
    await this.question.getByRole('button', { name: 'Delete' }).click();
  }
}
