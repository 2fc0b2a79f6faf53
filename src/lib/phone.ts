/**
 * Phone numbers as guests type them, kept in E.164.
 *
 * An Indian mobile has ten digits and starts with 6 to 9; 91, +91 or 0091, a 0, or both may precede it. A guest from
 * abroad types + or 00 and the country's code. (docs/design.md: 'Phones'; ITU-T E.164 allows at most 15 digits.)
 */
import { latinDigits } from './digits.ts';

const INDIAN_MOBILE = /^(?:\+?91)?0?([6-9]\d{9})$/;
const ABROAD = /^\+(?!91)[1-9]\d{7,14}$/;

/** What people put between digits: spaces, dashes, dots, brackets, and the marks phones paste along. */
const SEPARATORS = /[\s\-().\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The number in E.164, or `undefined` when it is not one we can call. */
export function parsePhone(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+');
  const indian = INDIAN_MOBILE.exec(digits);
  if (indian?.[1]) return `+91${indian[1]}`;
  return ABROAD.test(digits) ? digits : undefined;
}

/** `+919876543210` → `+91 98765 43210`; other countries as they are. */
export function showPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** The codes of countries that ITU-T E.164 assigns: all of three digits but those named. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}) ?/;

/**
 * `+919876543210` → `(+91) 98765 43210`, for a cell of a spreadsheet: one that starts with + is taken for a sum, and
 * digits alone for a number.
 */
export function phoneInCell(e164: string): string {
  return showPhone(e164).replace(COUNTRY_CODE, '(+$1) ');
}
