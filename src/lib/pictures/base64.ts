/** Call arguments are limited, so bytes become text in pieces. */
const PIECE = 0x8000;

/** Newer browsers encode many times faster. */
type Bytes = Uint8Array & { readonly toBase64?: () => string };

export function base64Of(bytes: Bytes): string {
  if (bytes.toBase64) return bytes.toBase64();
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}
