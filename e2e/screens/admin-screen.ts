import type { Locator, Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { expect } from '#e2e/support/test.ts';

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

/** Opens one of the owner's pages, signed in as the owner. */
export async function signIn(page: Page, database: Database, path: string): Promise<AdminScreen> {
  const admin = new AdminScreen(page);
  await admin.open(path);
  await admin.signIn(database.admin);
  await expect(admin.signOutButton).toBeVisible();
  return admin;
}
