import { latinDigits } from './digits.ts';

/** Digits, optionally grouped: `1,250`, `1,00,000`, `1 250`. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})$/;

/** Latin or Devanagari digits; `undefined` if not a whole number within the limits. */
export function parseWholeNumber(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const text = latinDigits(typed.trim());
  if (!WHOLE_NUMBER.test(text)) return undefined;
  const number = Number(text.replace(/[, ]/g, ''));
  return number >= min && number <= max ? number : undefined;
}
