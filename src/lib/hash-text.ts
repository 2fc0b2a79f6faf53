/** Two 32-bit hashes like FNV-1a, forwards and backwards, to recognise the same text again. Not cryptographic. */
export function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let place = 0; place < text.length; place += 1) {
    low = Math.imul(low ^ text.charCodeAt(place), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - place), 0x85ebca6b);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
