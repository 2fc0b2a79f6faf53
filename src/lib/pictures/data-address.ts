export function jpegAddress(base64: string): string {
  return `data:image/jpeg;base64,${base64}`;
}

export function bytesOfJpeg(address: string): Uint8Array<ArrayBuffer> {
  const text = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
