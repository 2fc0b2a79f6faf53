/** Call arguments are limited, so bytes become text in pieces. */
const PIECE = 0x8000;

/** Bytes in base64, as Firestore's REST interface takes them. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}
