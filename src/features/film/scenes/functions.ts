/** The functions: paper plaques that are let down on strings one by one, and drawn up again. */
import { part, spring, swing } from '#src/domain/film/easing.ts';
import type { FunctionPage } from '#src/domain/film/timeline.ts';
import type { SetPlaque } from '../lettering/set-texts.ts';
import { drawText } from '../lettering/write-text.ts';
import { rosette } from '../ornament.ts';
import type { Palette } from '../palette.ts';
import type { Context, Layer } from '../stage.ts';
import { within } from '../stage.ts';
import { sheet } from './paper.ts';

const PLAQUE_WIDTH = 560;
const APART = 0.42;
const FALLS = 1.25;
const ABOVE = 1300;

export const functions: Layer = ({ context, design, set, timeline }, t) => {
  for (const [index, page] of timeline.pages.entries()) {
    if (t < page.start - 0.1 || t > page.end + 0.6) continue;
    paintPage(context, design.palette, set.plaques[index] ?? [], page, t);
  }
};

function paintPage(
  context: Context,
  palette: Palette,
  plaques: readonly SetPlaque[],
  { start, end }: FunctionPage,
  t: number,
): void {
  const pulled = part(t, end - 0.35, end + 0.55);
  const up = -ABOVE * pulled * pulled * (2 - pulled);
  // The last is the lowest, so its strings are behind those above it.
  for (const [row, plaque] of [...plaques.entries()].reverse()) {
    const from = start + row * APART;
    const fall = spring(part(t, from, from + FALLS));
    if (fall <= 0) continue;
    const { middle, height } = plaque.places;
    const above = plaques[row - 1]?.places;
    const top = above ? above.middle + above.height / 2 : -40;
    const at = middle - (1 - fall) * (middle + height) + up;
    within(context, () => {
      context.translate(360, top + up);
      context.rotate(0.045 * swing(t - from - FALLS * 0.4, 1.9, 1.5) * (row % 2 ? -1 : 1));
      context.translate(0, at - top - up);
      strings(context, palette, height, at - top - up);
      sheet(context, palette, PLAQUE_WIDTH, height);
      texts(context, palette, plaque, part(t, from + 0.35, from + 0.95));
    });
  }
}

function strings(context: Context, { plaque }: Palette, height: number, hangs: number): void {
  const top = -height / 2;
  for (const side of [-1, 1]) {
    context.strokeStyle = plaque.line;
    context.lineWidth = 2.6;
    context.beginPath();
    context.moveTo(side * 190, top - Math.max(0, hangs + top));
    context.lineTo(side * 190, top + 8);
    context.stroke();
    within(context, () => {
      context.translate(side * 190, top + 4);
      rosette(context, 15, plaque.line, plaque.title);
    });
  }
}

function texts(context: Context, { plaque }: Palette, { name, when, venue }: SetPlaque, alpha: number): void {
  drawText(context, name, { colours: [plaque.title] }, alpha);
  drawText(context, when, { colours: [plaque.ink] }, alpha);
  drawText(context, venue, { colours: [plaque.ink] }, alpha * 0.92);
}
