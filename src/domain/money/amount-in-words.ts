const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const STEPS = [
  { size: 1_00_00_000, name: 'Crore' },
  { size: 1_00_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const;

/** `Rupees Thirteen Thousand Seven Hundred Fifty Only`, as on Indian bills; whole rupees. */
export function amountInWords(amount: number): string {
  return `Rupees ${wordsFor(amount)} Only`;
}

function wordsFor(amount: number): string {
  const step = STEPS.find(({ size }) => amount >= size);
  if (!step) return belowHundred(amount);
  const rest = amount % step.size;
  return [wordsFor(Math.floor(amount / step.size)), step.name, rest > 0 ? wordsFor(rest) : '']
    .join(' ')
    .trimEnd();
}

function belowHundred(amount: number): string {
  if (amount < 20) return SMALL[amount] ?? '';
  const ones = amount % 10;
  return [TENS[Math.floor(amount / 10)], ones > 0 ? SMALL[ones] : ''].join(' ').trimEnd();
}
