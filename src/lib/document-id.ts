/** Any id that a phone has made, today or earlier. Copied into firestore.rules by `npm run rules:write`. */
export const DOCUMENT_ID_PATTERN = '^[A-Za-z0-9_-]{20,40}$';

/** Made on the device, so that a resend writes the same document: 128 random bits in hexadecimal. */
export function newDocumentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
