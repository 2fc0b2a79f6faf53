/** Replaces the digits of India's scripts, which are all 0x66 above the start of their block. */
export function latinDigits(text: string): string {
  return text.replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
}
