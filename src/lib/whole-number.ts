import { latinDigits } from './digits.ts';

const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})$/;

export function parseWholeNumber(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const text = latinDigits(typed.trim());
  if (!WHOLE_NUMBER.test(text)) return undefined;
  const number = Number(text.replace(/[, ]/g, ''));
  return number >= min && number <= max ? number : undefined;
}
