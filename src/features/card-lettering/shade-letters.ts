/** Lights the letters as the art studio lights its cards: foil mirrors a studio, pressed and raised edges catch light. */
import type { LetteringFill, Matrix } from '#src/catalogue/lettering/slots.ts';
import { LIGHT_FROM } from '#src/catalogue/lettering/slots.ts';

/** Where the pixels are in the picture, and how flat units become pixels. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly pixels: ImageData;
  readonly matrix: Matrix;
}

type Colour = readonly [red: number, green: number, blue: number];

const CONTRAST = 0.8;
const MIRROR = 1.5;
const LUT_SIZE = 256;

/** Colours the coverage in the pixels' alpha. `relief` is in pixels, negative for letters pressed in. */
export function shadeLetters(patch: Patch, fill: LetteringFill, relief: number): void {
  const { width, height, data } = patch.pixels;
  const cover = new Float32Array(width * height);
  for (let index = 0; index < cover.length; index += 1) cover[index] = (data[index * 4 + 3] ?? 0) / 255;
  const surface = softened(cover, width, height, fill.kind === 'blind' ? 3 : 1);
  const at = (index: number) => surface[index] ?? 0;
  const colourAt = colourOf(patch, fill);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const across = (at(x < width - 1 ? index + 1 : index) - at(x > 0 ? index - 1 : index)) * 0.5;
      const down = (at(y < height - 1 ? index + width : index) - at(y > 0 ? index - width : index)) * 0.5;
      const letter = cover[index] ?? 0;
      if (letter === 0 && across === 0 && down === 0) continue;
      const shade = shadeOf(-across * relief, -down * relief);
      paint(data, index * 4, letter, shade, colourAt(x, y, shade), fill);
    }
  }
}

/** 1 on flat paper, more on slopes towards the light. */
function shadeOf(slopeX: number, slopeY: number): number {
  const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const [lx, ly, lz] = LIGHT_FROM;
  return 1 + CONTRAST * ((slopeX * lx + slopeY * ly + lz) / (length * lz) - 1);
}

/** The letter's own colour over what its edges do to the paper around it. */
function paint(
  data: Uint8ClampedArray,
  place: number,
  letter: number,
  shade: number,
  colour: Colour,
  fill: LetteringFill,
): void {
  const edge = Math.min(0.75, Math.abs(shade - 1)) * (fill.kind === 'blind' ? 1 : 1 - letter);
  const [light, dark] = fill.kind === 'blind' ? [parsed(fill.light), parsed(fill.shade)] : [WHITE, BLACK];
  const paper = shade > 1 ? light : dark;
  const own = fill.kind === 'blind' ? 0 : letter;
  const alpha = own + edge * (1 - own);
  if (alpha <= 0) return void data.fill(0, place, place + 4);
  for (const channel of [0, 1, 2] as const) {
    const mixed = colour[channel] * own + paper[channel] * edge * (1 - own);
    data[place + channel] = mixed / alpha;
  }
  data[place + 3] = alpha * 255;
}

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [30, 12, 4];

const known = new Map<string, Colour>();

function parsed(hex: string): Colour {
  const before = known.get(hex);
  if (before) return before;
  const value = Number.parseInt(hex.slice(1), 16);
  const colour: Colour = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  known.set(hex, colour);
  return colour;
}

function colourOf(patch: Patch, fill: LetteringFill): (x: number, y: number, shade: number) => Colour {
  if (fill.kind === 'blind') return () => BLACK;
  if (fill.kind === 'ink') {
    const [red, green, blue] = parsed(fill.colour);
    return (_x, _y, shade) => [red * shade, green * shade, blue * shade];
  }
  const table = gradientTable(fill.stops);
  const [fromX, fromY] = toPixels(patch, fill.from);
  const [toX, toY] = toPixels(patch, fill.to);
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX * alongX + alongY * alongY || 1;
  return (x, y, shade) => {
    const part = ((x - fromX) * alongX + (y - fromY) * alongY) / square;
    const step = Math.max(0, Math.min(LUT_SIZE - 1, Math.round(part * (LUT_SIZE - 1))));
    const [red, green, blue] = table[step] ?? BLACK;
    const light = 1 + (shade - 1) * MIRROR;
    // Foil that faces a lamp is white, foil that turns away is as dark as its own shadow.
    const gleam = Math.max(0, light - 1);
    const dim = Math.min(1, light);
    return [
      red * dim + (255 - red) * gleam,
      green * dim + (250 - green) * gleam,
      blue * dim + (235 - blue) * gleam,
    ];
  };
}

function gradientTable(stops: readonly (readonly [number, string])[]): Colour[] {
  return Array.from({ length: LUT_SIZE }, (_, step) => {
    const part = step / (LUT_SIZE - 1);
    const next = Math.max(
      1,
      stops.findIndex(([offset]) => offset >= part),
    );
    const below = stops[next - 1];
    if (!below) return BLACK;
    const [lowAt, low] = below;
    const [highAt, high] = stops[next] ?? [1, low];
    const mix = Math.max(0, Math.min(1, (part - lowAt) / (highAt - lowAt || 1)));
    const [from, to] = [parsed(low), parsed(high)];
    return [
      from[0] + (to[0] - from[0]) * mix,
      from[1] + (to[1] - from[1]) * mix,
      from[2] + (to[2] - from[2]) * mix,
    ];
  });
}

function toPixels({ matrix, left, top }: Patch, [x, y]: readonly [number, number]): [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e - left, b * x + d * y + f - top];
}

/** A small box blur in both directions. */
function softened(cover: Float32Array, width: number, height: number, rounds: number): Float32Array {
  let result = cover;
  for (let round = 0; round < rounds; round += 1) {
    result = averaged(averaged(result, 1, width, height), width, width, height);
  }
  return result;
}

function averaged(from: Float32Array, step: number, width: number, height: number): Float32Array {
  const to = new Float32Array(from.length);
  const last = width * height - step;
  for (let index = step; index < last; index += 1) {
    to[index] = ((from[index - step] ?? 0) + 2 * (from[index] ?? 0) + (from[index + step] ?? 0)) / 4;
  }
  return to;
}
