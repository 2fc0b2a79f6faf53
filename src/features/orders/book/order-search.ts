import { ORDER_LETTER } from '#src/domain/order/order-number.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { cleanLine } from '#src/lib/text.ts';

/** What to look for in the database: it finds whole numbers, and the beginnings of names. */
export interface OrderSearch {
  /** `name` also finds the names for the card. */
  readonly field: 'number' | 'phone' | 'name';
  readonly text: string;
}

/** With or without its first letter, which changes with the shop's name. */
const NUMBER = /^(?:([A-Z])-?)?(\d{6})-?([0-9A-Z]{4})$/;

/** Reads what the owner typed: an order's number, a phone number, or a name. */
export function searchOf(typed: string): OrderSearch | undefined {
  const text = cleanLine(typed);
  if (text === '') return undefined;
  // Ten digits can be both.
  const phone = parsePhone(text);
  if (phone) return { field: 'phone', text: phone };
  const number = NUMBER.exec(text.toUpperCase());
  if (number) {
    const [, letter = ORDER_LETTER, day, end] = number;
    return { field: 'number', text: `${letter}-${day}-${end}` };
  }
  return { field: 'name', text: inCapitals(text) };
}

/** `asha rao` → `Asha Rao`, as most customers write it: the database tells capitals apart. */
function inCapitals(name: string): string {
  return name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
