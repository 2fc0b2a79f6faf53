import type { TraceEntry } from 'harfbuzzjs';
import { Face, Font, Blob as FontFile, shape, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs';

/** Our longest syllables, पॉम्फ्रेट's among them, have six letters. */
const TOGETHER = 6;

/**
 * Every glyph a TrueType font needs to write the words: what stands there in the end, what is put together on the way,
 * and what their parts come to alone, for browsers that take other steps to the same end.
 */
export function glyphsOf(font: Uint8Array, words: readonly string[]): Set<number> {
  const face = openFont(font);
  const glyphs = new Set<number>();
  for (const part of new Set(words.flatMap((word) => [word, ...partsOf(word)]))) {
    const text = textOf(part);
    for (const step of shapeWithTrace(face, text, [], 0, TracePhase.DONT_STOP)) {
      for (const glyph of glyphsIn(step)) glyphs.add(glyph);
    }
    for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

/** How a TrueType font draws words: of each the outlines of its glyphs and their places, in units of the font. */
export function drawingsOf(font: Uint8Array, words: readonly string[]): string[] {
  const face = openFont(font);
  return words.map((word) => {
    const text = textOf(word);
    shape(face, text);
    return text
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
        [xAdvance, xOffset, yOffset, face.glyphToPath(codepoint)].join(' '),
      )
      .join('; ');
  });
}

function openFont(font: Uint8Array): Font {
  return new Font(new Face(new FontFile(font)));
}

function textOf(word: string): Text {
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  // As the pages mark it: some signs have a form of their own in Hindi.
  text.setLanguage('hi');
  return text;
}

function partsOf(word: string): string[] {
  const lengths = Array.from({ length: TOGETHER - 1 }, (_, more) => more + 2);
  return [...word].flatMap((_, start) => lengths.map((length) => word.slice(start, start + length)));
}

/** The glyphs of one step of harfbuzz's trace; its first lists letters in their place. */
function glyphsIn({ glyphs, t }: TraceEntry): number[] {
  if (!glyphs) return [];
  return t.flatMap((item) => {
    const glyph = typeof item === 'object' && item !== null && 'g' in item ? item.g : undefined;
    return typeof glyph === 'number' ? [glyph] : [];
  });
}
