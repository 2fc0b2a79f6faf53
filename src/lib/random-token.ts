/** 128 random bits behind a letter, which nobody can guess. */
export function randomToken(letter: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return `${letter}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
