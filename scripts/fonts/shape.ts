import type { TraceEntry } from 'harfbuzzjs';
import { Blob, Buffer, Face, Font, shape, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/** The most letters that are put together to one shape, with some to spare. */
const TOGETHER = 5;

/**
 * Every glyph a TrueType font needs to write the words: what stands there in the end, what is put together on the way,
 * and what their parts come to alone, for browsers that take other steps to the same end.
 */
export function glyphsOf(font: Uint8Array, words: readonly string[]): Set<number> {
  const face = openFont(font);
  const glyphs = new Set<number>();
  for (const part of new Set(words.flatMap((word) => [word, ...partsOf(word)]))) {
    const buffer = bufferOf(part);
    for (const step of shapeWithTrace(face, buffer, [], 0, TracePhase.DONT_STOP)) {
      for (const glyph of glyphsIn(step)) glyphs.add(glyph);
    }
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

/** How a TrueType font draws a word: the outline of each glyph and its place, in units of the font. */
export function drawingOf(font: Uint8Array, word: string): string[] {
  const face = openFont(font);
  const buffer = bufferOf(word);
  shape(face, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [xAdvance, xOffset, yOffset, face.glyphToPath(codepoint)].join(' '),
    );
}

function openFont(font: Uint8Array): Font {
  return new Font(new Face(new Blob(font)));
}

function bufferOf(word: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
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
