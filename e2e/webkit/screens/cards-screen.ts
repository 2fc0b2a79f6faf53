import type { Phone } from '#e2e/webkit/phone.ts';
import { ARTICLE, button, DIALOG, field, heading } from '#e2e/webkit/places.ts';

/** The wedding-cards screen as a couple uses it. */
export class CardsScreen {
  constructor(private readonly phone: Phone) {}

  async open(): Promise<void> {
    await this.phone.open('/weddingcards');
  }

  /** Chooses a price range, or `All prices`. */
  async choosePrice(label: string): Promise<void> {
    await this.phone.press(`${field('Price')}/option[normalize-space()="${label}"]`);
  }

  /** Titles of the series on show, in order. */
  series(): Promise<unknown> {
    return this.phone.texts(`${ARTICLE}//h2`);
  }

  /** Opens the first design of a series large. */
  async openSeries(title: string): Promise<void> {
    await this.phone.press(`${ARTICLE}[.${heading(title)}]//a[@href]`);
    await this.phone.see(DIALOG);
  }

  /** Puts the design in view into the cart and answers its name. */
  async addDesign(): Promise<string> {
    const name = await (await this.phone.see(`(${DIALOG}//p)[1]`)).getText();
    await this.phone.press(`${DIALOG}${button('Add to Cart')}`);
    return name;
  }
}
