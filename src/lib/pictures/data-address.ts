/** The `data:` address of a JPEG in base64. */
export function jpegAddress(base64: string): string {
  return `data:image/jpeg;base64,${base64}`;
}
