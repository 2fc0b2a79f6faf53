/** The sacred thread being spun: three strands, then the knot. */
import { part, smooth } from '#src/domain/film/easing.ts';
import { atDepth } from '../camera.ts';
import { shine } from '../canvas.ts';
import type { Context, Layer } from '../stage.ts';

/** Longer than a strand, so that one dash covers it. */
const LENGTH = 1200;

function strand(context: Context, d: number): void {
  context.beginPath();
  context.moveTo(0, -190 + d);
  context.bezierCurveTo(-150 + d, -180, -170 + d, 60, -60, 130 + d);
  context.bezierCurveTo(-20, 160 + d, 40, 160 + d, 76, 120 + d);
  context.bezierCurveTo(170 - d, 20, 150 - d, -180, 0, -190 + d);
}

/** Points along the middle strand, for the light at its end. */
function along(at: number): readonly [x: number, y: number] {
  const pieces = [
    [0, -190, -150, -180, -170, 60, -60, 130],
    [-60, 130, -20, 160, 40, 160, 76, 120],
    [76, 120, 170, 20, 150, -180, 0, -190],
  ] as const;
  const shares = [0.42, 0.16, 0.42];
  let rest = at;
  for (const [index, share] of shares.entries()) {
    const piece = pieces[index];
    if (piece && (rest <= share || index === 2)) return bezierAt(piece, Math.min(1, rest / share));
    rest -= share;
  }
  return [0, -190];
}

type Bezier = readonly [number, number, number, number, number, number, number, number];

function bezierAt([ax, ay, bx, by, cx, cy, dx, dy]: Bezier, u: number): readonly [x: number, y: number] {
  const v = 1 - u;
  const [a, b, c, d] = [v ** 3, 3 * v * v * u, 3 * v * u * u, u ** 3];
  return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
}

const START = 0.2;

export function sacredThread(x: number, y: number, scale: number, depth: number): Layer {
  return atDepth(depth, ({ context }, t) => {
    context.translate(x, y);
    context.rotate(0.03 * Math.sin(t * 0.7));
    context.scale(scale, scale);
    context.lineCap = 'round';
    const spun = smooth(part(t, START, START + 2.4));
    context.setLineDash([LENGTH * spun * 0.86, LENGTH * 2]);
    context.strokeStyle = 'rgb(90 40 14 / .4)';
    context.lineWidth = 30;
    strand(context, 4);
    context.stroke();
    for (const [index, d] of [-9, 0, 9].entries()) {
      context.strokeStyle = index === 1 ? '#fffaf0' : '#f3dfb0';
      context.lineWidth = 7;
      strand(context, d);
      context.stroke();
    }
    context.setLineDash([]);
    const [penX, penY] = along(spun);
    shine(context, '255 220 140', { x: penX, y: penY, radius: 90 }, Math.sin(Math.PI * spun));
    knot(context, t, smooth(part(t, START + 2.2, START + 2.9)));
  });
}

function knot(context: Context, t: number, tied: number): void {
  if (tied <= 0) return;
  context.globalAlpha = tied;
  context.strokeStyle = '#fff6dc';
  context.lineWidth = 5;
  const wind = 7 * Math.sin(t * 1.6);
  context.beginPath();
  context.moveTo(20, 160);
  context.bezierCurveTo(40, 190, 30 + wind, 220, 44 + wind, 250);
  context.moveTo(0, 164);
  context.bezierCurveTo(-6, 196, 6 + wind, 214, -8 + wind, 246);
  context.stroke();
  context.fillStyle = '#f7c04e';
  context.beginPath();
  context.ellipse(8, 152, 30 * tied, 15 * tied, 0, 0, 2 * Math.PI);
  context.fill();
}
