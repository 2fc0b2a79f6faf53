/** `URL.canParse`, which Safari has only since version 17. */
export function isUrl(text: string): boolean {
  try {
    return new URL(text) instanceof URL;
  } catch {
    return false;
  }
}
