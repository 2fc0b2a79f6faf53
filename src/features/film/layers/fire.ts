import { chance } from '#src/domain/film/chance.ts';
import { atDepth } from '../camera.ts';
import { glowStamp, shine } from '../canvas.ts';
import type { Context, Layer } from '../stage.ts';

/** Sums of waves that have no common period look like flicker. */
function flicker(t: number, of: number): number {
  return (
    Math.sin(t * 9.1 + of) * 0.4 + Math.sin(t * 14.7 + of * 2.3) * 0.3 + Math.sin(t * 23.3 + of * 4) * 0.15
  );
}

function tongue(context: Context, width: number, height: number, lean: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-width, -height * 0.2, -width * 0.7, -height * 0.62, lean, -height);
  context.bezierCurveTo(width * 0.45, -height * 0.66, width, -height * 0.24, 0, 0);
  context.fill();
}

const TONGUES = [
  [-84, 0.36, '#b8331a'],
  [82, 0.38, '#b8331a'],
  [-58, 0.58, '#d8481c'],
  [56, 0.62, '#d8481c'],
  [-6, 1.12, '#d8481c'],
  [-30, 0.82, '#ee7c15'],
  [32, 0.86, '#ee7c15'],
  [0, 1, '#f59a23'],
  [-14, 0.62, '#ffc44f'],
  [16, 0.66, '#ffc44f'],
  [0, 0.5, '#fff0b4'],
] as const;

/** `x`, `y` of its foot, in units of its depth; it lights what is around. */
export function fire(x: number, y: number, scale: number, depth: number): Layer {
  return atDepth(depth, ({ context }, t) => {
    context.translate(x, y);
    context.scale(scale, scale);
    shine(context, '255 150 60', { x: 0, y: -90, radius: 330 }, 0.62 + 0.08 * flicker(t, 0));
    for (const [index, [at, high, colour]] of TONGUES.entries()) {
      const waving = flicker(t, index * 1.7);
      context.fillStyle = colour;
      context.globalAlpha = 0.92;
      context.save();
      context.translate(at, 0);
      tongue(context, 34 + 18 * high, 190 * high * (1 + 0.16 * waving), at * -0.35 + 22 * waving);
      context.restore();
    }
    context.globalAlpha = 1;
    shine(context, '255 214 130', { x: 0, y: -50, radius: 120 }, 0.5 + 0.1 * flicker(t, 5));
    sparks(context, t, 26);
  });
}

function sparks(context: Context, t: number, count: number): void {
  context.globalCompositeOperation = 'lighter';
  const light = glowStamp('255 190 96');
  for (let spark = 0; spark < count; spark += 1) {
    const age = (t * (0.2 + 0.2 * chance(spark, 1)) + chance(spark, 2)) % 1;
    const drift = (chance(spark, 3) - 0.5) * 240 * age + 14 * Math.sin(t * 3 + spark * 2);
    const size = 5 + 6 * chance(spark, 4) * (1 - age);
    context.globalAlpha = Math.sin(Math.PI * age);
    context.drawImage(light, drift - size, -60 - age * 520 - size, size * 2, size * 2);
  }
}

/** Small flames at given places, as of lamps and candles. */
export function flames(
  depth: number,
  ...places: readonly (readonly [x: number, y: number, scale: number])[]
): Layer {
  return atDepth(depth, ({ context }, t) => {
    for (const [index, [x, y, scale]] of places.entries()) {
      const waving = flicker(t, index * 3.1);
      context.save();
      context.translate(x, y);
      context.scale(scale, scale);
      shine(context, '255 176 84', { x: 0, y: -26, radius: 120 }, 0.5 + 0.12 * waving);
      context.fillStyle = '#f08a1d';
      tongue(context, 17, 62 * (1 + 0.12 * waving), 7 * waving);
      context.fillStyle = '#ffd873';
      tongue(context, 10, 40 * (1 + 0.14 * waving), 5 * waving);
      context.fillStyle = '#fff6cf';
      tongue(context, 5, 22, 2 * waving);
      context.restore();
    }
  });
}

/** Light that falls on the ground or on the subject and flickers with its lamps. */
export function lampLight(x: number, y: number, radius: number, strength: number, depth: number): Layer {
  return atDepth(depth, ({ context }, t) => {
    shine(context, '255 170 80', { x, y, radius, tall: radius * 0.7 }, strength * (1 + 0.14 * flicker(t, x)));
  });
}
