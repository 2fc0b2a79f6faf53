import type { Phone } from '#e2e/webkit/phone.ts';
import { button, CELL_ROW, DIALOG, field } from '#e2e/webkit/places.ts';

export class AdminScreen {
  constructor(private readonly phone: Phone) {}

  async open(path: string): Promise<void> {
    await this.phone.open(path);
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.phone.type(field('E-mail'), email);
    await this.phone.type(field('Password'), password);
    await this.phone.press(button('Sign in'));
  }

  async lists(...names: readonly string[]): Promise<void> {
    await this.phone.until(`The list to be ${names.join(', ')}`, async () => {
      const shown = await this.names();
      return JSON.stringify(shown) === JSON.stringify(names);
    });
  }

  async hasRows(count: number): Promise<void> {
    await this.phone.until(`${count} rows`, async () => {
      const rows = await this.phone.texts(CELL_ROW);
      return Array.isArray(rows) && rows.length === count;
    });
  }

  names(): Promise<unknown> {
    return this.phone.texts(`${CELL_ROW}//b`);
  }

  async remove(label: string, answer: 'Delete' | 'Keep it' = 'Delete'): Promise<void> {
    await this.phone.press(button(label));
    await this.phone.press(`${DIALOG}${button(answer)}`);
    await this.phone.missing(DIALOG);
  }
}
