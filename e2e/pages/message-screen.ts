import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';

/** What a guest types into a message form. */
export interface TypedMessage {
  readonly name: string;
  readonly number: string;
  readonly message?: string;
}

/** The form of a blessing or a farewell, as a guest uses it. */
export class MessageScreen {
  readonly name: Locator;
  readonly number: Locator;
  readonly message: Locator;
  readonly submitButton: Locator;
  /** The text between a press on Submit and the arrival of the page's code. */
  readonly early: Locator;
  readonly sent: Locator;
  readonly kept: Locator;
  readonly failed: Locator;
  /** Leads back to an empty form while a message waits. */
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

  /** Opens the form, by default the couple's, and waits until its code has taken over from the plain page. */
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

  /** Writes a message and waits for the thanks. */
  async send(message: TypedMessage): Promise<void> {
    await this.type(message);
    await this.submit();
    await this.sent.waitFor();
  }
}
