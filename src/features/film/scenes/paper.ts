import type { Palette } from '../palette.ts';
import type { Context } from '../stage.ts';

/** A sheet centred on the origin whose corners are cut in a quarter circle. */
function outline(context: Context, width: number, height: number, corner: number): void {
  const [x, y] = [width / 2, height / 2];
  context.beginPath();
  context.moveTo(-x + corner, -y);
  context.lineTo(x - corner, -y);
  context.arc(x, -y, corner, Math.PI, Math.PI / 2, true);
  context.lineTo(x, y - corner);
  context.arc(x, y, corner, -Math.PI / 2, Math.PI, true);
  context.lineTo(-x + corner, y);
  context.arc(-x, y, corner, 0, -Math.PI / 2, true);
  context.lineTo(-x, -y + corner);
  context.arc(-x, -y, corner, Math.PI / 2, 0, true);
  context.closePath();
}

/** Shadows of the shop's pictures are wine, never grey, and fall to the lower right. */
const SHADOWS = [
  [10, 18, 0.1],
  [7, 12, 0.12],
  [3, 6, 0.16],
] as const;

/** The path of a {@link sheet}, centred on the origin. */
export function cutPaper(context: Context, width: number, height: number): void {
  outline(context, width, height, cornerOf(height));
}

function cornerOf(height: number): number {
  return Math.min(30, height * 0.14);
}

/** Centred on the origin, with its shadow and a double line. */
export function sheet(context: Context, { plaque }: Palette, width: number, height: number): void {
  const corner = cornerOf(height);
  for (const [x, y, alpha] of SHADOWS) {
    context.save();
    context.translate(x, y);
    outline(context, width + 2, height + 2, corner);
    context.fillStyle = `rgb(42 4 16 / ${alpha})`;
    context.fill();
    context.restore();
  }
  const [light, dark] = plaque.paper;
  const paint = context.createLinearGradient(-width / 2, -height / 2, width / 3, height / 2);
  paint.addColorStop(0, light);
  paint.addColorStop(1, dark);
  outline(context, width, height, corner);
  context.fillStyle = paint;
  context.fill();
  context.strokeStyle = plaque.line;
  for (const [inset, thick] of [
    [9, 2.4],
    [15, 1],
  ] as const) {
    outline(context, width - inset * 2, height - inset * 2, corner);
    context.lineWidth = thick;
    context.stroke();
  }
}
