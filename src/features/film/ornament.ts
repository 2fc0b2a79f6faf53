/** Ornaments in one colour, painted once. */
import { stamp } from './canvas.ts';
import type { Context, Ornament } from './stage.ts';

const SIZE = 640;

function petal(context: Context, from: number, to: number, width: number): void {
  const middle = (from + to) / 2;
  context.moveTo(0, -from);
  context.quadraticCurveTo(-width, -middle, 0, -to);
  context.quadraticCurveTo(width, -middle, 0, -from);
}

/** Calls `draw` once for each of `count` equal turns. */
export function around(context: Context, count: number, draw: () => void, offset = 0): void {
  for (let turn = 0; turn < count; turn += 1) {
    context.save();
    context.rotate(((turn + offset) / count) * 2 * Math.PI);
    draw();
    context.restore();
  }
}

export function ornamentStamp(ornament: Exclude<Ornament, 'none'>, colour: string) {
  return stamp(`${ornament} ${colour}`, [SIZE, SIZE], (context) => {
    context.translate(SIZE / 2, SIZE / 2);
    context.scale(SIZE / 2, SIZE / 2);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 0.0065;
    context.beginPath();
    FIGURES[ornament](context);
  });
}

const FIGURES: Readonly<Record<Exclude<Ornament, 'none'>, (context: Context) => void>> = {
  mandala,
  stars,
  phulkari,
};

function rings(context: Context, radii: readonly number[]): void {
  for (const radius of radii) {
    context.moveTo(radius, 0);
    context.arc(0, 0, radius, 0, 2 * Math.PI);
  }
}

function mandala(context: Context): void {
  rings(context, [0.1, 0.28, 0.3, 0.6, 0.62, 0.97]);
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
}

function eightStar(context: Context, at: number, radius: number): void {
  for (const turned of [0, 0.25]) {
    for (let corner = 0; corner <= 4; corner += 1) {
      const angle = ((corner + turned * 2) / 4) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius - at];
      if (corner === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
}

/** Stars within stars, as on carved screens. */
function stars(context: Context): void {
  rings(context, [0.97, 0.93]);
  for (const radius of [0.9, 0.62, 0.58, 0.3, 0.16]) eightStar(context, 0, radius);
  around(context, 8, () => eightStar(context, 0.44, 0.1));
  around(context, 16, () => eightStar(context, 0.76, 0.09), 0.5);
  context.stroke();
  around(context, 8, () => dot(context, 0.44, 0.016));
  around(context, 16, () => dot(context, 0.76, 0.013), 0.5);
}

function diamond(context: Context, at: number, half: number): void {
  context.moveTo(0, -at - half);
  context.lineTo(half * 0.7, -at);
  context.lineTo(0, -at + half);
  context.lineTo(-half * 0.7, -at);
  context.closePath();
}

/** Diamonds within diamonds, as in phulkari stitching. */
function phulkari(context: Context): void {
  rings(context, [0.24, 0.26, 0.96]);
  for (const half of [0.1, 0.06]) around(context, 8, () => diamond(context, 0.13, half));
  for (const half of [0.15, 0.1, 0.05]) around(context, 12, () => diamond(context, 0.44, half));
  for (const half of [0.17, 0.12, 0.06]) around(context, 20, () => diamond(context, 0.77, half), 0.5);
  around(context, 12, () => diamond(context, 0.61, 0.05), 0.5);
  context.stroke();
  around(context, 20, () => dot(context, 0.9, 0.011));
}

function dot(context: Context, at: number, radius: number): void {
  context.beginPath();
  context.arc(0, -at, radius, 0, 2 * Math.PI);
  context.fill();
}

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

/** A line that gets thinner to both sides of a diamond. */
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
