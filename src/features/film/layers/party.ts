import { chance } from '#src/domain/film/chance.ts';
import { part, spring } from '#src/domain/film/easing.ts';
import { atDepth } from '../camera.ts';
import { stamp } from '../canvas.ts';
import type { Context, Layer, Stage } from '../stage.ts';
import { within } from '../stage.ts';

type Tones = readonly [light: string, dark: string];

export const BALLOON_TONES: readonly Tones[] = [
  ['#ffd98a', '#e8951f'],
  ['#ff9aa4', '#c2384f'],
  ['#a9e0d0', '#1f8a82'],
  ['#e0b8f0', '#7a4aa0'],
  ['#ffc0a0', '#dd6a3a'],
];

const [WIDE, HIGH] = [180, 210];

function balloonStamp([light, dark]: Tones) {
  return stamp(`balloon ${dark}`, [WIDE, HIGH], (context) => {
    context.translate(WIDE / 2, 92);
    const paint = context.createRadialGradient(-24, -34, 6, 0, 0, 104);
    paint.addColorStop(0, light);
    paint.addColorStop(0.55, light);
    paint.addColorStop(1, dark);
    context.fillStyle = paint;
    context.beginPath();
    context.moveTo(0, 86);
    context.bezierCurveTo(-74, 54, -88, -62, 0, -86);
    context.bezierCurveTo(88, -62, 74, 54, 0, 86);
    context.fill();
    context.fillStyle = dark;
    context.beginPath();
    context.moveTo(-9, 97);
    context.lineTo(0, 82);
    context.lineTo(9, 97);
    context.fill();
    context.rotate(0.4);
    const gloss = context.createRadialGradient(-46, -22, 0, -46, -22, 30);
    gloss.addColorStop(0, 'rgb(255 255 255 / .75)');
    gloss.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = gloss;
    context.beginPath();
    context.ellipse(-46, -22, 15, 30, 0, 0, 2 * Math.PI);
    context.fill();
  });
}

interface Balloon {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly lift?: (stage: Stage, t: number) => number;
}

/** Balloons on strings that meet at a knot; each bobs in its own time. */
export function bunch(
  { x: knotX, y: knotY, depth, lift = () => 0 }: Knot,
  ...balloons: readonly (readonly [x: number, y: number, size: number])[]
): Layer {
  return atDepth(depth, (stage, t) => {
    const { context } = stage;
    context.translate(0, lift(stage, t));
    const placed = balloons.map(([x, y, size], index) => ({
      index,
      size,
      x: x + 9 * Math.sin(t * 0.9 + index * 1.7),
      y: y + 11 * Math.sin(t * 1.2 + index * 2.3),
    }));
    context.strokeStyle = 'rgb(255 246 230 / .85)';
    context.lineWidth = 2.4;
    context.beginPath();
    for (const { x, y, size } of placed) {
      context.moveTo(x, y + 88 * size);
      context.quadraticCurveTo(x + (knotX - x) * 0.2, (y + knotY) / 2 + 60, knotX, knotY);
    }
    context.stroke();
    for (const one of placed) paintBalloon(context, one, one.index, 0.05 * Math.sin(t + one.index));
  });
}

function paintBalloon(context: Context, { x, y, size }: Balloon, index: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const tones = BALLOON_TONES[index % BALLOON_TONES.length];
  if (tones) {
    const image = balloonStamp(tones);
    context.drawImage(image, (-WIDE / 2) * size, -92 * size, WIDE * size, HIGH * size);
  }
  context.restore();
}

export function risingBalloons(count: number, seed: number, size: number, from = 0): Layer {
  return ({ context }, t) =>
    within(context, () => {
      for (let balloon = 0; balloon < count; balloon += 1) {
        const age = (t - from) * (0.06 + 0.04 * chance(balloon, seed)) + chance(balloon, seed + 1) - 0.35;
        if (age < 0) continue;
        const x = 720 * chance(balloon, seed + 2) + 24 * Math.sin(t * 0.9 + balloon * 2);
        const y = 1400 - (age % 1.2) * 1640;
        const large = size * (0.8 + 0.5 * chance(balloon, seed + 3));
        context.strokeStyle = 'rgb(255 246 230 / .6)';
        context.lineWidth = 2;
        context.beginPath();
        context.moveTo(x, y + 84 * large);
        context.bezierCurveTo(x + 16, y + 150, x - 14, y + 190, x + 4 + 8 * Math.sin(t + balloon), y + 250);
        context.stroke();
        paintBalloon(context, { x, y, size: large }, balloon + seed, 0.06 * Math.sin(t * 0.8 + balloon));
      }
    });
}

/** Strings of flags that drop into place and then move in the wind. */
export function bunting(
  depth: number,
  ...strings: readonly (readonly [y: number, sag: number, delay: number])[]
): Layer {
  const colours = ['#c2384f', '#1f8a82', '#e8951f', '#7a4aa0', '#fff3e2'];
  return atDepth(depth, ({ context }, t) => {
    for (const [row, [y, sag, delay]] of strings.entries()) {
      const down = spring(part(t, delay, delay + 1.6));
      const at = (x: number) => {
        const across = (x + 40) / 800;
        return (
          y -
          240 * (1 - down) +
          sag * down * 4 * across * (1 - across) +
          7 * Math.sin(t * 1.4 + x * 0.01 + row)
        );
      };
      context.strokeStyle = 'rgb(255 243 226 / .9)';
      context.lineWidth = 3;
      context.beginPath();
      context.moveTo(-40, at(-40));
      for (let x = -20; x <= 760; x += 20) context.lineTo(x, at(x));
      context.stroke();
      for (let flag = 0; flag < 13; flag += 1) {
        const x = -10 + flag * 62;
        const blown = 0.16 * Math.sin(t * 2.3 + flag * 1.3 + row);
        context.save();
        context.translate(x, at(x));
        context.rotate(blown);
        context.fillStyle = colours[(flag + row * 2) % colours.length] ?? '#c2384f';
        context.beginPath();
        context.moveTo(-24, 0);
        context.lineTo(24, 0);
        context.lineTo(blown * 60, 58);
        context.fill();
        context.fillStyle = 'rgb(255 255 255 / .16)';
        context.beginPath();
        context.moveTo(-24, 0);
        context.lineTo(0, 0);
        context.lineTo(blown * 60, 58);
        context.fill();
        context.restore();
      }
    }
  });
}
