const WORDS =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** A count as it starts a sentence: `6` → `Six`. Above twenty it is written in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
