/** Words as outlines of the display font, so that a picture needs no font where it is drawn. */
import { readFileSync } from 'node:fs';
import { Face, Font, Blob as FontFile, shape, Buffer as Text } from 'harfbuzzjs';

const ROZHA = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';

/** Units to the em. */
export const EM = 1000;

/** Upwards from the base line. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Glyph {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

export interface Outline {
  readonly glyphs: readonly Glyph[];
  readonly box: Box;
}

let loaded: Font | undefined;

function displayFont(): Font {
  loaded ??= new Font(new Face(new FontFile(readFileSync(ROZHA))));
  return loaded;
}

function shapedGlyphs(text: string) {
  const shaped = new Text();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  shape(displayFont(), shaped);
  return shaped.getGlyphInfosAndPositions();
}

/** The letters of a text that the display font lacks and would draw as empty boxes; each once, in their order. */
export function missingLetters(text: string): string[] {
  const places = shapedGlyphs(text).flatMap(({ codepoint, cluster }) => (codepoint === 0 ? [cluster] : []));
  const letters = places.sort((one, other) => one - other).map((place) => text.codePointAt(place) ?? 0);
  return [...new Set(letters)].map((letter) => String.fromCodePoint(letter));
}

export function outlineOf(text: string): Outline {
  const font = displayFont();
  const glyphs: Glyph[] = [];
  let pen = 0;
  for (const { codepoint, xAdvance, xOffset, yOffset } of shapedGlyphs(text)) {
    const d = font.glyphToPath(codepoint);
    if (d !== '') glyphs.push({ d, x: pen + (xOffset ?? 0), y: yOffset ?? 0 });
    pen += xAdvance ?? 0;
  }
  return { glyphs, box: boxOf(glyphs) };
}

/** An outline with its origin at x, y, `size` pixels to the em. */
export function drawOutline({ glyphs }: Outline, x: number, y: number, size: number, fill: string): string {
  const scale = size / EM;
  const paths = glyphs.map((glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.d}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${paths.join('')}</g>`;
}

/** An outline centred on x, y, no higher or wider than `room`. */
export function centredOutline(outline: Outline, x: number, y: number, room: number, fill: string): string {
  const { left, right, top, bottom } = outline.box;
  const size = (room / Math.max(top - bottom, right - left)) * EM;
  const scale = size / EM;
  return drawOutline(outline, x - ((left + right) / 2) * scale, y + ((top + bottom) / 2) * scale, size, fill);
}

/** With the handles of curves, which may be a little outside. */
function boxOf(glyphs: readonly Glyph[]): Box {
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  for (const { d, x, y } of glyphs) {
    for (const [, across = '', up = ''] of d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)) {
      box.left = Math.min(box.left, x + Number(across));
      box.right = Math.max(box.right, x + Number(across));
      box.top = Math.max(box.top, y + Number(up));
      box.bottom = Math.min(box.bottom, y + Number(up));
    }
  }
  return box;
}
