import { latinDigits } from './digits.ts';

/** Digits, or digits in groups as in `1,250`, `1,00,000` and `1 250`. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})$/;

/** A whole number within limits, in Latin or Devanagari digits; `undefined` for any other text. */
export function parseWholeNumber(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const text = latinDigits(typed.trim());
  if (!WHOLE_NUMBER.test(text)) return undefined;
  const number = Number(text.replace(/[, ]/g, ''));
  return number >= min && number <= max ? number : undefined;
}
