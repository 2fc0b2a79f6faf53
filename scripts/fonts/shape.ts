import type { TraceEntry } from 'harfbuzzjs';
import { Face, Font, Blob as FontFile, shape, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs';
import { LOCALES } from '#src/locales/locales.ts';

/** Some letters have another form in one of these languages. */
const DEVANAGARI_LANGUAGES = LOCALES.flatMap(({ code, script }) => (script === 'Deva' ? [code] : []));

/** Our longest syllables, such as in पॉम्फ्रेट, have six characters. */
const MAX_SYLLABLE_LENGTH = 6;

/** All glyphs needed to write the words, with intermediate ones, because browsers shape in different steps. */
export function glyphsOf(font: Uint8Array, words: readonly string[]): Set<number> {
  const face = openFont(font);
  const glyphs = new Set<number>();
  // Fonts shape word by word: texts share most of theirs.
  const single = new Set(words.flatMap((text) => text.split(' ')));
  for (const part of new Set([...single].flatMap((word) => [word, ...partsOf(word)]))) {
    for (const text of textsOf(part)) {
      for (const step of shapeWithTrace(face, text, [], 0, TracePhase.DONT_STOP)) {
        for (const glyph of glyphsIn(step)) glyphs.add(glyph);
      }
      for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint);
    }
  }
  return glyphs;
}

export function drawingsOf(font: Uint8Array, words: readonly string[]): string[] {
  const face = openFont(font);
  const drawingOf = (text: Text) => {
    shape(face, text);
    return text
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
        [xAdvance, xOffset, yOffset, face.glyphToPath(codepoint)].join(' '),
      )
      .join('; ');
  };
  return words.map((word) => textsOf(word).map(drawingOf).join(' | '));
}

function openFont(font: Uint8Array): Font {
  return new Font(new Face(new FontFile(font)));
}

/** The word as it is shaped in each language. */
function textsOf(word: string): Text[] {
  return DEVANAGARI_LANGUAGES.map((language) => {
    const text = new Text();
    text.addText(word);
    text.guessSegmentProperties();
    text.setLanguage(language);
    return text;
  });
}

function partsOf(word: string): string[] {
  const lengths = Array.from({ length: MAX_SYLLABLE_LENGTH - 1 }, (_, more) => more + 2);
  return [...word].flatMap((_, start) => lengths.map((length) => word.slice(start, start + length)));
}

function glyphsIn({ glyphs, t }: TraceEntry): number[] {
  if (!glyphs) return [];
  return t.flatMap((item) => {
    const glyph = typeof item === 'object' && item !== null && 'g' in item ? item.g : undefined;
    return typeof glyph === 'number' ? [glyph] : [];
  });
}
