import { latinDigits } from './digits.ts';

/** A stored number, in E.164. Copied into firestore.rules by `npm run rules:write`. */
export const PHONE_PATTERN = '^\\+[1-9][0-9]{7,14}$';

const INDIAN_MOBILE = /^(?:\+?91)?0?([6-9]\d{9})$/;
const FOREIGN_NUMBER = /^\+(?!91)[1-9]\d{7,14}$/;

const SEPARATORS = /[\s\-().\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** In E.164, or `undefined`. Indian mobiles may start with 0, 91, +91 or 0091. */
export function parsePhone(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+');
  const indian = INDIAN_MOBILE.exec(digits);
  if (indian?.[1]) return `+91${indian[1]}`;
  return FOREIGN_NUMBER.test(digits) ? digits : undefined;
}

export function formatPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}) ?/;

/** A spreadsheet would read `+91…` as a formula. */
export function phoneForSpreadsheet(e164: string): string {
  return formatPhone(e164).replace(COUNTRY_CODE, '(+$1) ');
}
