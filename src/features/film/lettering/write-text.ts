/** Letters as they appear in a film: written by light, or simply there. */
import { part, smooth } from '#src/domain/film/easing.ts';
import { shade, shine } from '../canvas.ts';
import { familiesOf } from '../film-fonts.ts';
import type { Palette } from '../palette.ts';
import type { Context } from '../stage.ts';
import type { SetText } from './set-texts.ts';

export interface Ink {
  /** One colour, or several as foil has them from edge to edge. */
  readonly colours: readonly string[];
  /** Colour under the letters, `r g b`; none on paper. */
  readonly shade?: string;
  /** Colour of the light that crosses the letters, `r g b`. */
  readonly gleam?: string;
}

/** How much of a line is visible, and where on it a gleam is, as shares of its width. */
interface Writing {
  readonly done: number;
  readonly gleam: number;
}

const WHOLE: Writing = { done: 1, gleam: -1 };

/** Share of a line in which letters appear. */
const SOFT = 0.14;

/** Without motion of its own. */
export function drawText(context: Context, text: SetText, ink: Ink, alpha = 1): void {
  paintText(context, text, ink, alpha, () => WHOLE);
}

interface Moment {
  readonly t: number;
  readonly start: number;
  readonly seconds: number;
  readonly alpha?: number;
}

/** Line by line in reading direction, with a light where the pen is. Later a gleam crosses the text. */
export function writeText(
  context: Context,
  text: SetText,
  ink: Ink & { readonly glow: string },
  { t, start, seconds, alpha = 1 }: Moment,
): void {
  const rows = text.lines.length;
  const written = part(t, start, start + seconds) * rows;
  if (written <= 0) return;
  const gleam = part(t, start + seconds + 0.4, start + seconds + 2) * (1 + 4 * SOFT) - 2 * SOFT;
  paintText(context, text, ink, alpha, (row) => ({
    done: smooth(Math.min(1, Math.max(0, written - row))),
    gleam: written < rows ? -1 : gleam,
  }));
  const row = Math.min(rows - 1, Math.floor(written));
  const line = text.lines[row];
  if (!line || written >= rows) return;
  const from = text.isRightToLeft ? 1 : -1;
  const pen = {
    x: text.place.x + from * line.width * (0.5 - smooth(written - row)),
    y: text.place.y + line.y - text.size * 0.32,
  };
  const strength = Math.sin(Math.PI * (written - row)) * alpha;
  shine(context, ink.glow, { ...pen, radius: text.size * 1.1 }, strength * 0.7);
  shine(context, '255 246 214', { ...pen, radius: text.size * 0.34 }, strength);
}

function paintText(
  context: Context,
  text: SetText,
  ink: Ink,
  alpha: number,
  writingOf: (row: number) => Writing,
): void {
  if (alpha <= 0.004) return;
  const { place, lines, size } = text;
  context.save();
  context.font = `${size}px ${familiesOf(text.face)}`;
  context.textAlign = 'center';
  // As wide as it was measured: hinted letters are wider at small sizes.
  context.textRendering = 'geometricPrecision';
  context.globalAlpha *= alpha;
  for (const [row, line] of lines.entries()) {
    const { done, gleam } = writingOf(row);
    if (done <= 0) continue;
    const y = place.y + line.y;
    const paint = (colourOf: ColourOf) =>
      gradient(context, text, line.width, (at) => colourOf(at, Math.min(1, (done * (1 + SOFT) - at) / SOFT)));
    if (ink.shade !== undefined) {
      const under = { x: place.x, y: y - size * 0.3, radius: line.width * 0.5 + size, tall: size * 1.2 };
      shade(context, ink.shade, under, 0.42 * done);
      context.fillStyle =
        done >= 1
          ? `rgb(${ink.shade} / .6)`
          : paint((_, seen) => `rgb(${ink.shade} / ${Math.max(0, seen) * 0.6})`);
      context.fillText(line.text, place.x + size * 0.016, y + size * 0.032);
    }
    const [only, ...others] = ink.colours;
    context.fillStyle =
      done >= 1 && only !== undefined && others.length === 0
        ? only
        : paint((at, seen) => colourAt(ink.colours, at, seen));
    context.fillText(line.text, place.x, y);
    if (ink.gleam === undefined || gleam <= -SOFT || gleam >= 1 + SOFT) continue;
    const near = (at: number) => Math.max(0, 1 - Math.abs(at - gleam) / SOFT) * 0.8;
    context.fillStyle = gradient(context, text, line.width, (at) => `rgb(${ink.gleam} / ${near(at)})`, gleam);
    context.fillText(line.text, place.x, y);
  }
  context.restore();
}

type ColourOf = (at: number, seen: number) => string;

const STOPS = 28;

function gradient(
  context: Context,
  { place, isRightToLeft }: SetText,
  width: number,
  colourOf: (at: number) => string,
  exact?: number,
): CanvasGradient {
  const half = (isRightToLeft ? -1 : 1) * Math.max(1, width / 2);
  const paint = context.createLinearGradient(place.x - half, 0, place.x + half, 0);
  for (let stop = 0; stop <= STOPS; stop += 1) paint.addColorStop(stop / STOPS, colourOf(stop / STOPS));
  if (exact !== undefined && exact > 0 && exact < 1) paint.addColorStop(exact, colourOf(exact));
  return paint;
}

/** At a share of the line, between two of the ink's colours. */
function colourAt(colours: readonly string[], at: number, alpha: number): string {
  const place = at * (colours.length - 1);
  const [from, to] = [channelsOf(colours[Math.floor(place)]), channelsOf(colours[Math.ceil(place)])];
  const mixed = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * (place % 1));
  return `rgb(${mixed.map(Math.round).join(' ')} / ${Math.min(1, Math.max(0, alpha))})`;
}

function channelsOf(colour = '#000000'): number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function skyInk({ ink, shade: under }: Palette): Ink {
  return { colours: [ink], shade: under };
}

export function foilInk({ foil, shade: under, glow, gleam }: Palette): Ink & { readonly glow: string } {
  return { colours: foil, shade: under, glow, gleam };
}
