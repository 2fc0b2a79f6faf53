import { orderTextOf } from '#e2e/screens/cart-screen.ts';
import type { Phone } from '#e2e/webkit/phone.ts';
import { button, field, link } from '#e2e/webkit/places.ts';

export class CartScreen {
  constructor(private readonly phone: Phone) {}

  async open(): Promise<void> {
    await this.phone.open('/cart');
  }

  async setAmount(name: string, amount: number): Promise<void> {
    const place = amountOf(name);
    await this.phone.type(place, String(amount));
    await this.phone.enter(place);
  }

  async hasAmount(name: string, amount: number): Promise<void> {
    await this.phone.holds(amountOf(name), String(amount));
  }

  async remove(name: string): Promise<void> {
    await this.phone.press(button(`Remove item: ${name}`));
  }

  /** The prefilled WhatsApp message. */
  async orderText(): Promise<string> {
    return orderTextOf(await this.phone.attribute(link('Checkout'), 'href'));
  }
}

function amountOf(name: string): string {
  return field(`How many cards of ${name}`);
}
