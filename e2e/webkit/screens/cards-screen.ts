import type { Phone } from '#e2e/webkit/phone.ts';
import { ARTICLE, button, DIALOG, field, heading } from '#e2e/webkit/places.ts';

export class CardsScreen {
  constructor(private readonly phone: Phone) {}

  async open(): Promise<void> {
    await this.phone.open('/weddingcards');
  }

  async choosePrice(label: string): Promise<void> {
    await this.phone.press(`${field('Price')}/option[normalize-space()="${label}"]`);
  }

  series(): Promise<unknown> {
    return this.phone.texts(`${ARTICLE}//h2`);
  }

  async openSeries(title: string): Promise<void> {
    const series = `${ARTICLE}[.${heading(title)}]`;
    await this.phone.scrollTo(series);
    await this.phone.press(`${series}//a[@href]`);
    await this.phone.see(DIALOG);
  }

  /** Adds the open design to the cart and returns its name. */
  async addDesign(): Promise<string> {
    const name = await (await this.phone.see(`(${DIALOG}//p)[1]`)).getText();
    await this.phone.press(`${DIALOG}${button('Add to Cart')}`);
    return name;
  }
}
