/** At most `longest` UTF-16 units of a text (as in `maxlength`), never ending within a character or an emoji. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let length = 0;
  for (const character of charactersOf(text.slice(0, longest + 1))) {
    if (length + character.length > longest) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/** The characters as a reader counts them; code points in browsers that cannot tell. */
function charactersOf(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
