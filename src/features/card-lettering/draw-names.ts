import type { LetteringFill, LetteringSlot, Matrix } from '#src/catalogue/lettering/slots.ts';
import { LETTERED_RATIO } from '#src/catalogue/lettering/slots.ts';
import type { CanvasFont } from '#src/styles/canvas-fonts.ts';
import { CANVAS_FONTS, familiesIn, fetchFonts } from '#src/styles/canvas-fonts.ts';
import type { CardNames } from './card-names.ts';
import type { LineMetrics, SetText } from './fit-in-slot.ts';
import { fitInSlot } from './fit-in-slot.ts';
import { shadeLetters } from './shade-letters.ts';
import type { Word } from './slot-text.ts';
import { isDisplayed, sampleWords, wordsOf } from './slot-text.ts';

type Context = CanvasRenderingContext2D;

/** Large, so that hinting does not matter. */
const MEASURED = 200;
const AMPERSAND = 0.84;
/** Letter spacing from which some may be removed, and how much is left, step by step. */
const WIDE = 0.06;
const TIGHTER = [1, 0.65, 0.4];
/** One line of at least this share of the sample's size needs no other spacing. */
const NEARLY = 0.86;
const LOCAL_LINE = 1.25;
const URDU_LINE = 1.45;

export async function prepareLettering(slots: readonly LetteringSlot[], names: CardNames): Promise<void> {
  await Promise.all(
    slots.flatMap((slot) =>
      [...sampleWords(slot), ...wordsOf(slot, names)].map((word) => loadFonts(slot, word)),
    ),
  );
}

/** The canvas is as wide as the picture; call {@link prepareLettering} before. */
export function drawNames(
  canvas: HTMLCanvasElement,
  slots: readonly LetteringSlot[],
  names: CardNames,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  for (const { slot, set } of setSlots(slots, names)) {
    const colour = slot.ampersand?.colour;
    if (colour === undefined) drawSlot(context, slot, set, slot.fill);
    else {
      drawSlot(context, slot, only(set, false), slot.fill);
      drawSlot(context, slot, only(set, true), { kind: 'ink', colour });
    }
  }
}

export interface FilledSlot {
  readonly slot: LetteringSlot;
  readonly set: SetText;
}

/** In flat units. Two names on separate lines are set alike. */
export function setSlots(slots: readonly LetteringSlot[], names: CardNames): FilledSlot[] {
  const filled = slots.flatMap((slot) => fill(slot, names));
  const apart = filled.filter(({ slot: { role } }) => role === 'first' || role === 'second');
  const scale = Math.min(...apart.map(({ slot, set }) => set.size / slot.size));
  const spacing = Math.min(...apart.map(({ slot }) => slot.spacing));
  return filled.flatMap((one) => {
    if (!apart.includes(one)) return [one];
    return setText({ ...one.slot, spacing }, names, one.slot.size * scale);
  });
}

/** Wide letter spacing is reduced before letters get smaller or go onto another line. */
function fill(slot: LetteringSlot, names: CardNames): FilledSlot[] {
  const steps = slot.spacing < WIDE ? [1] : TIGHTER;
  const tried = steps.flatMap((part) => setText({ ...slot, spacing: slot.spacing * part }, names));
  const alike = tried.find(({ set }) => set.lines.length === 1 && set.size >= slot.size * NEARLY);
  const best = alike ?? [...tried].sort((one, other) => other.set.size - one.set.size)[0];
  return best ? [best] : [];
}

function setText(slot: LetteringSlot, names: CardNames, most = slot.size): FilledSlot[] {
  const set = fitInSlot(slot, wordsOf(slot, names), (words) => measure(slot, words), {
    sample: sampleWords(slot),
    most,
  });
  return set ? [{ slot, set }] : [];
}

/** The ampersand alone, or all the rest; the others keep their space. */
function only(set: SetText, isAmpersand: boolean): SetText {
  const hidden = (word: Word) => (word.isAmpersand === isAmpersand ? word : { ...word, isHidden: true });
  return { ...set, lines: set.lines.map((line) => ({ ...line, words: line.words.map(hidden) })) };
}

let scratch: Context | undefined;

/** Of the text's own pixels, reused for every slot. */
function scratchContext(): Context | undefined {
  scratch ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }) ?? undefined;
  return scratch;
}

function setFont(context: Context, slot: LetteringSlot, word: Word): void {
  const scale = scaleOf(slot, word);
  context.font = `${MEASURED * scale}px ${familiesOf(slot, word)}`;
  if ('letterSpacing' in context) {
    context.letterSpacing = word.isLocal ? '0px' : `${slot.spacing * MEASURED}px`;
  }
}

/** In a quiet line, letters without capitals need more size to be as large as capitals. */
function scaleOf(slot: LetteringSlot, { text, isAmpersand, isLocal }: Word): number {
  if (isAmpersand) return slot.ampersand?.scale ?? AMPERSAND;
  if (!isLocal || isDisplayed(slot)) return 1;
  return /\p{Script=Arabic}/u.test(text) ? URDU_LINE : LOCAL_LINE;
}

function spaceWidth(context: Context, slot: LetteringSlot): number {
  setFont(context, slot, { text: ' ', isAmpersand: false, isLocal: false });
  return context.measureText(' ').width;
}

function measure(slot: LetteringSlot, words: readonly Word[]): LineMetrics {
  const context = scratchContext();
  if (!context) return { advance: 1, left: 0, right: 1, up: 1, down: 0 };
  const space = spaceWidth(context, slot);
  let [advance, left, right, up, down] = [0, 0, 0, 0, 0];
  for (const [place, word] of words.entries()) {
    if (place > 0) advance += space;
    setFont(context, slot, word);
    const ink = context.measureText(word.text);
    left = Math.max(left, ink.actualBoundingBoxLeft - advance);
    right = Math.max(right, advance + ink.actualBoundingBoxRight);
    up = Math.max(up, ink.actualBoundingBoxAscent);
    down = Math.max(down, ink.actualBoundingBoxDescent);
    advance += ink.width;
  }
  return {
    advance: advance / MEASURED,
    left: left / MEASURED,
    right: right / MEASURED,
    up: up / MEASURED,
    down: Math.max(0, down) / MEASURED,
  };
}

function drawSlot(target: Context, slot: LetteringSlot, set: SetText, fill: LetteringFill): void {
  const { width } = target.canvas;
  const matrix = inPixels(slot.matrix, width);
  const context = scratchContext();
  const bounds = boundsOf(slot, matrix, target.canvas);
  if (!context || bounds.width < 1 || bounds.height < 1) return;
  const { canvas } = context;
  canvas.width = bounds.width;
  canvas.height = bounds.height;
  const [a, b, c, d, e, f] = matrix;
  context.setTransform(a, b, c, d, e - bounds.left, f - bounds.top);
  if (slot.clip) clipTo(context, slot.clip);
  drawText(context, slot, set);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const pixels = context.getImageData(0, 0, bounds.width, bounds.height);
  const unit = Math.sqrt(Math.abs(a * d - b * c));
  shadeLetters({ left: bounds.left, top: bounds.top, pixels, matrix }, fill, slot.relief * unit);
  context.putImageData(pixels, 0, 0);
  target.drawImage(canvas, bounds.left, bounds.top);
}

/** In flat units and one colour: at the size it was measured at, as small sizes are rounded. */
export function drawText(context: Context, slot: LetteringSlot, { size, lines }: SetText): void {
  const space = spaceWidth(context, slot);
  for (const { words, x, y } of lines) {
    context.save();
    context.translate(x, y);
    context.scale(size / MEASURED, size / MEASURED);
    let pen = 0;
    for (const word of words) {
      setFont(context, slot, word);
      if (!word.isHidden) context.fillText(word.text, pen, 0);
      pen += context.measureText(word.text).width + space;
    }
    context.restore();
  }
}

function clipTo(context: Context, outline: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.clip();
}

/** From flat units to the pixels of a picture of this width. */
export function inPixels([a, b, c, d, e, f]: Matrix, width: number): Matrix {
  const height = width * LETTERED_RATIO;
  return [a * width, b * height, c * width, d * height, e * width, f * height];
}

/** Pixels around a box for the edges that relief lights. */
const MARGIN = 4;

function boundsOf({ box }: LetteringSlot, [a, b, c, d, e, f]: Matrix, canvas: HTMLCanvasElement) {
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].map((edge) => {
      const [x, y] = [box.x + (side * box.width) / 2, box.y + (edge * box.height) / 2];
      return [a * x + c * y + e, b * x + d * y + f] as const;
    }),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)) - MARGIN);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - MARGIN);
  return {
    left,
    top,
    width: Math.min(canvas.width, Math.ceil(Math.max(...xs)) + MARGIN) - left,
    height: Math.min(canvas.height, Math.ceil(Math.max(...ys)) + MARGIN) - top,
  };
}

const { cormorant, cormorantItalic, rozha, mukta, muktaSemibold, rozhaHindi, muktaHindi, gurmukhi, urdu } =
  CANVAS_FONTS;

function latinFont({ face, weight }: LetteringSlot, isAmpersand: boolean): CanvasFont {
  if (isAmpersand || face === 'cormorant-italic') return cormorantItalic;
  if (face === 'mukta') return weight >= 600 ? muktaSemibold : mukta;
  return face === 'rozha' ? rozha : cormorant;
}

/** A word takes its letters from the first of these that has them. */
function fontsOf(slot: LetteringSlot, { isAmpersand, isLocal }: Word): CanvasFont[] {
  const local = [isDisplayed(slot) ? rozhaHindi : muktaHindi, gurmukhi, urdu];
  return isLocal && !isDisplayed(slot) ? [...local, mukta] : [latinFont(slot, isAmpersand), ...local];
}

function familiesOf(slot: LetteringSlot, word: Word): string {
  return familiesIn(fontsOf(slot, word));
}

function loadFonts(slot: LetteringSlot, word: Word): Promise<unknown> {
  return fetchFonts(fontsOf(slot, word), word.text);
}
