import type { Order } from '#src/domain/order/order.ts';
import { ORDER_LETTER } from '#src/domain/order/order-number.ts';
import { latinDigits } from '#src/lib/digits.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { cleanLine } from '#src/lib/text.ts';

/** Searches of the database, which finds full numbers and prefixes of names. */
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

/**
 * Whether an order has every word that the owner typed somewhere: in its number, the customer's phone or name, the couple's
 * names, or what is printed. Spaces and dashes within numbers do not matter.
 */
export function hasWords(order: Order, typed: string): boolean {
  const { number, phone, name, couple, printed } = order;
  const words = plain([name, couple, ...printed.map(({ text }) => text)].join(' '));
  const numbers = [bare(number), bare(phone)];
  const wanted = plain(latinDigits(cleanLine(typed)));
  const isNumber = bare(wanted) !== '' && numbers.some((one) => one.includes(bare(wanted)));
  return wanted !== '' && (isNumber || wanted.split(/\s+/).every((word) => words.includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function bare(number: string): string {
  return number.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
}

/** `asha rao` → `Asha Rao`, as most customers write it: the database tells capitals apart. */
function inCapitals(name: string): string {
  return name.replace(/(?:^|\s)\p{Ll}/gu, (found) => found.toUpperCase());
}
