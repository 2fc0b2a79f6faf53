/** Ornaments in one colour, painted once. */
import { stamp } from './canvas.ts';
import type { Context } from './stage.ts';

const SIZE = 640;

function petal(context: Context, from: number, to: number, width: number): void {
  const middle = (from + to) / 2;
  context.moveTo(0, -from);
  context.quadraticCurveTo(-width, -middle, 0, -to);
  context.quadraticCurveTo(width, -middle, 0, -from);
}

/** Calls `draw` for each of so many equal turns. */
export function around(context: Context, count: number, draw: () => void, offset = 0): void {
  for (let turn = 0; turn < count; turn += 1) {
    context.save();
    context.rotate(((turn + offset) / count) * 2 * Math.PI);
    draw();
    context.restore();
  }
}

/** Rings of petals, scallops and dots in fine lines. */
export function mandalaStamp(colour: string) {
  return stamp(`mandala ${colour}`, [SIZE, SIZE], (context) => {
    context.translate(SIZE / 2, SIZE / 2);
    context.scale(SIZE / 2, SIZE / 2);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 0.0065;
    context.beginPath();
    for (const radius of [0.1, 0.28, 0.3, 0.6, 0.62, 0.97]) {
      context.moveTo(radius, 0);
      context.arc(0, 0, radius, 0, 2 * Math.PI);
    }
    around(context, 8, () => petal(context, 0.1, 0.28, 0.07));
    around(context, 16, () => petal(context, 0.31, 0.58, 0.09));
    around(context, 16, () => petal(context, 0.34, 0.5, 0.045));
    around(context, 16, () => petal(context, 0.63, 0.95, 0.15), 0.5);
    around(context, 16, () => petal(context, 0.66, 0.84, 0.07), 0.5);
    around(
      context,
      32,
      () => {
        context.moveTo(0.058, -0.62);
        context.arc(0, -0.62, 0.058, 0, Math.PI, true);
      },
      0.5,
    );
    context.stroke();
    around(context, 16, () => dot(context, 0.9, 0.013));
    around(context, 16, () => dot(context, 0.55, 0.011), 0.5);
    dot(context, 0, 0.06);
  });
}

function dot(context: Context, at: number, radius: number): void {
  context.beginPath();
  context.arc(0, -at, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A small flower of two rings, for knots and corners. */
export function rosette(context: Context, radius: number, outer: string, inner: string): void {
  context.fillStyle = outer;
  around(context, 8, () => {
    context.beginPath();
    context.ellipse(0, -radius * 0.6, radius * 0.26, radius * 0.42, 0, 0, 2 * Math.PI);
    context.fill();
  });
  context.fillStyle = inner;
  context.beginPath();
  context.arc(0, 0, radius * 0.34, 0, 2 * Math.PI);
  context.fill();
}

/** A line that thins out to both sides of a diamond. */
export function divider(context: Context, x: number, y: number, half: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x + side * 14, y - 1.4);
    context.lineTo(x + side * half, y);
    context.lineTo(x + side * 14, y + 1.4);
  }
  context.moveTo(x, y - 7);
  context.lineTo(x + 7, y);
  context.lineTo(x, y + 7);
  context.lineTo(x - 7, y);
  context.fill();
}
