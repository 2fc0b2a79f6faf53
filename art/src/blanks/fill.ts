import type { Face } from '#art/card/face.ts';
import { rgb } from '#art/card/plane.ts';
import { GOLD, type Ramp } from '#art/card/ramp.ts';
import type { Sheet } from '#art/card/raster.ts';
import { falloffAt, studio, studioPhase } from '#art/card/relief.ts';
import { inked } from '#art/drawing/svg.ts';
import type { LetteringFill, LetteringSlot, Point } from '#art/shop.ts';
import { type Bounds, corners, type Mapping, transformed } from './geometry.ts';
import type { Text } from './texts.ts';

/** How a drawing of a face makes letters: in ink, in a foil, or in relief alone; `relief` in units of the sheet. */
export interface Channel {
  readonly svg: string;
  readonly relief: number;
  readonly foil?: { readonly ramp: Ramp; readonly base: number };
  readonly blind?: boolean;
}

/** Heights in pixels of a face 1120 wide, as `drawFace` adds them, to units of a sheet. */
const UNITS = 1 / 1.12;

/** The drawings of a face that may have letters, those seen first in front. */
export function channelsOf(face: Face): Channel[] {
  const { press = 0.42, emphasis = 1 } = face;
  const twoInks = (art: string): string => inked(art, '#fff', '#000');
  const drawn = (svg: string | undefined, relief: number): Channel[] =>
    svg === undefined ? [] : [{ svg, relief: relief * UNITS }];
  const blind = (art: string | undefined, relief: number): Channel[] =>
    art === undefined ? [] : [{ svg: twoInks(art), relief: relief * UNITS, blind: true }];
  return [
    ...(face.foils ?? []).map(({ art, ramp, base }) => ({
      svg: twoInks(art),
      relief: -1.1 * UNITS,
      foil: { ramp, base },
    })),
    ...(face.layers ?? []).flatMap(({ art, foil, lift }) => [
      ...(foil === undefined
        ? []
        : [{ svg: twoInks(foil), relief: -1.1 * UNITS, foil: { ramp: GOLD, base: 0.4 } }]),
      ...drawn(art, lift),
    ]),
    ...drawn(face.ink, press * -6),
    ...drawn(face.print, 0),
    ...blind(face.emboss, 0.42 * 6.5 * emphasis),
    ...blind(face.deboss, -0.28 * 6.5 * emphasis),
  ];
}

/** A colour from 0 to 1 in each channel, and how it looks under the picture's light. */
type Colour = readonly number[];
export type Light = (colour: Colour) => Colour;

const hex = (colour: Colour): string =>
  `#${colour
    .slice(0, 3)
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Studio phase between two stops of a foil's gradient. */
const PHASE_STEP = 0.06;
/** How much lighter and darker the edges of blind letters are than the paper. */
const [BLIND_LIGHT, BLIND_SHADE] = [1.12, 0.72];

/** What letters are filled with, in the colours of the picture; `box` is the room they have. */
export function fillOf(
  text: Text,
  channel: Channel,
  face: Face,
  sheet: Sheet,
  box: Bounds,
  light: Light,
): LetteringFill {
  const toSheet = transformed(text.toSheet);
  const unit: Mapping = (point) => {
    const [x, y] = toSheet(point);
    return [x / sheet.width, y / sheet.height];
  };
  const [u, v] = unit([(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
  const shade = falloffAt(u, v, face.stock.relief.falloff);
  const seen = (colour: Colour): string => hex(light(colour.map((value) => value * shade)));
  if (channel.blind) {
    const paper = rgb(face.stock.colour);
    const times = (factor: number): Colour => paper.map((value) => value * factor);
    return { kind: 'blind', light: seen(times(BLIND_LIGHT)), shade: seen(times(BLIND_SHADE)) };
  }
  if (!channel.foil) return { kind: 'ink', colour: seen(text.colour.map((value) => value / 255)) };
  return { kind: 'foil', ...mirrored(channel.foil, box, unit, (colour) => hex(light(colour))) };
}

/** The ampersand's colour when it differs from the names'. */
export function ampersandOf(
  text: Text,
  fill: LetteringFill,
  fillIn: (colour: Text['colour']) => LetteringFill,
): LetteringSlot['ampersand'] {
  if (text.role !== 'names' || text.ampersand.length === 0) return undefined;
  const own = fillIn(text.ampersand);
  const differs = fill.kind === 'ink' && own.kind === 'ink' && own.colour !== fill.colour;
  return { scale: 0.84, ...(differs ? { colour: own.colour } : {}) };
}

/** The studio as a gradient across a box. */
function mirrored(
  { ramp, base }: { readonly ramp: Ramp; readonly base: number },
  box: Bounds,
  unit: Mapping,
  seen: (colour: Colour) => string,
): { from: Point; to: Point; stops: [number, string][] } {
  const phase: (point: Point) => number = (point) => studioPhase(...unit(point));
  const [start] = corners(box);
  const along: Point = [
    phase([start[0] + 1, start[1]]) - phase(start),
    phase([start[0], start[1] + 1]) - phase(start),
  ];
  const square = along[0] ** 2 + along[1] ** 2;
  const phases = corners(box).map(phase);
  const [low, high] = [Math.min(...phases), Math.max(...phases)];
  const at = (wanted: number): Point => {
    const far = (wanted - phase(start)) / square;
    return [start[0] + along[0] * far, start[1] + along[1] * far];
  };
  const steps = Math.max(2, Math.ceil((high - low) / PHASE_STEP));
  const stops = Array.from({ length: steps + 1 }, (_, step): [number, string] => {
    const brightness = studio(low + ((high - low) * step) / steps, base);
    return [step / steps, seen([ramp(brightness, 0), ramp(brightness, 1), ramp(brightness, 2)])];
  });
  return { from: at(low), to: at(high), stops };
}
