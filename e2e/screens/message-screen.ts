import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';

export interface TypedMessage {
  readonly name: string;
  readonly number: string;
  readonly message?: string;
}

export class MessageScreen {
  readonly name: Locator;
  readonly number: Locator;
  readonly message: Locator;
  readonly submitButton: Locator;
  /** Shown if Submit was pressed before hydration. */
  readonly early: Locator;
  readonly sent: Locator;
  readonly kept: Locator;
  readonly failed: Locator;
  /** Opens an empty form while a message is pending. */
  readonly another: Locator;

  constructor(private readonly page: Page) {
    this.name = page.getByLabel('Name');
    this.number = page.getByLabel('Mobile no.');
    this.message = page.getByRole('textbox', { name: /^Message/ });
    this.submitButton = page.getByRole('button', { name: 'Submit' });
    this.early = page.getByText('One moment. Your message is sent');
    this.sent = page.getByRole('main').getByText('Your message has been submitted successfully!');
    this.kept = page.getByRole('heading', { name: 'Saved on this phone' });
    this.another = page.getByRole('button', { name: 'Write another message' });
    this.failed = page.getByText('There was an error submitting your message.');
  }

  /** Opens the form (default: the couple's) and waits for hydration. */
  async open(path = '/qr-page/bless-the-couple'): Promise<void> {
    await openLive(this.page, path);
    await this.submitButton.waitFor();
  }

  async type({ name, number, message = '' }: TypedMessage): Promise<void> {
    await this.name.fill(name);
    await this.number.fill(number);
    await this.message.fill(message);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  async send(message: TypedMessage): Promise<void> {
    await this.type(message);
    await this.submit();
    await this.sent.waitFor();
  }
}
