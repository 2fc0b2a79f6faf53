const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, number of the registration, Z, check character. */
export const GSTIN_PATTERN = '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$';

/** Checks the shape and the last character, which catches typing mistakes. */
export function isGstin(text: string): boolean {
  return new RegExp(GSTIN_PATTERN).test(text) && text.at(-1) === checkSign(text.slice(0, -1));
}

/** The code of the state of registration: `08`. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

function checkSign(text: string): string | undefined {
  const sum = [...text].reduce((before, sign, place) => {
    const product = SIGNS.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return before + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36];
}
