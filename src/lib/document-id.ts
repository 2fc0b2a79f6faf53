/**
 * A new document's id, made on the device so that a resend is the same document: 128 random bits as 32
 * hexadecimal digits, which nobody can guess (`DOCUMENT_ID_PATTERN` in the limits is its shape).
 */
export function newDocumentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
