import type { TypedMessage } from '#e2e/screens/message-screen.ts';
import type { Phone } from '#e2e/webkit/phone.ts';
import { button, field, MAIN, words } from '#e2e/webkit/places.ts';

export const NAME = field('Name');
export const NUMBER = field('Mobile no.');
export const MESSAGE = field('Message');
export const SUBMIT = button('Submit');

export class MessageScreen {
  constructor(private readonly phone: Phone) {}

  async open(): Promise<void> {
    await this.phone.open('/qr-page/bless-the-couple');
    await this.phone.see(SUBMIT);
  }

  async type({ name, number, message = '' }: TypedMessage): Promise<void> {
    await this.phone.type(NAME, name);
    await this.phone.type(NUMBER, number);
    await this.phone.type(MESSAGE, message);
  }

  async submit(): Promise<void> {
    await this.phone.press(SUBMIT);
  }

  async thanked(): Promise<void> {
    await this.phone.see(`${MAIN}${words('Your message has been submitted successfully!')}`);
  }

  async send(message: TypedMessage): Promise<void> {
    await this.type(message);
    await this.submit();
    await this.thanked();
  }
}
