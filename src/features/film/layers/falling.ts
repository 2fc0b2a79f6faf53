/** Petals, confetti and sparks: each a function of time, so that every frame has them in the right place. */
import { chance } from '#src/domain/film/chance.ts';
import { FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import { stamp } from '../canvas.ts';
import type { Context, Layer } from '../stage.ts';
import { within } from '../stage.ts';

type PetalColours = readonly [foot: string, middle: string, tip: string];

export const MARIGOLD: readonly PetalColours[] = [
  ['#dd6a12', '#f4971a', '#ffc03f'],
  ['#f4971a', '#ffb52c', '#ffdc7a'],
  ['#b5400e', '#e0701a', '#f4971a'],
];
export const ROSE: readonly PetalColours[] = [
  ['#8f1f3a', '#c9485c', '#e58a8f'],
  ['#a83048', '#dd7480', '#f6b6b8'],
  ['#6f1430', '#b03048', '#d6606c'],
];
export const BLOSSOM: readonly PetalColours[] = [
  ['#f0c9b0', '#fff3e6', '#fffdf8'],
  ['#f2b8b4', '#fbe0d8', '#fff6f0'],
];
export const LEAVES: readonly PetalColours[] = [
  ['#2f5a2c', '#5f8f3c', '#a9cf62'],
  ['#46702f', '#86ab4b', '#c9dd86'],
];

const FALLBACK: PetalColours = ['#dd6a12', '#f4971a', '#ffc03f'];

const PETAL = 96;

function petalStamp([foot, middle, tip]: PetalColours) {
  return stamp(`petal ${foot}`, [PETAL, PETAL], (context) => {
    context.translate(PETAL / 2, PETAL * 0.92);
    const paint = context.createLinearGradient(0, 0, 0, -80);
    paint.addColorStop(0, foot);
    paint.addColorStop(0.5, middle);
    paint.addColorStop(1, tip);
    context.fillStyle = paint;
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(-32, -16, -40, -56, -18, -76);
    context.quadraticCurveTo(-8, -84, -2, -74);
    context.quadraticCurveTo(8, -86, 20, -74);
    context.bezierCurveTo(40, -52, 30, -16, 0, 0);
    context.fill();
    context.strokeStyle = 'rgb(255 242 207 / .4)';
    context.lineWidth = 2.2;
    context.beginPath();
    for (const bend of [-14, 0, 14]) {
      context.moveTo(bend * 0.4, -10);
      context.quadraticCurveTo(bend, -36, bend * 0.9, -64);
    }
    context.stroke();
  });
}

interface Fall {
  readonly colours: readonly PetalColours[];
  readonly count: number;
  readonly seed: number;
  /** Larger ones are nearer and faster; use fewer. */
  readonly size: number;
  readonly from?: number;
  readonly alpha?: number;
}

export function petals({ colours, count, seed, size, from = 0, alpha = 1 }: Fall): Layer {
  return ({ context, camera }, t) =>
    within(context, () => {
      for (let petal = 0; petal < count; petal += 1) {
        const speed = (0.055 + 0.04 * chance(petal, seed)) * (0.6 + size);
        const age = (t - from) * speed + chance(petal, seed + 1) * 1.6 - 0.6;
        if (age < 0) continue;
        const fallen = age % 1.15;
        const wide = size * (0.7 + 0.6 * chance(petal, seed + 2)) * 46;
        const sideways = Math.sin(t * (0.7 + chance(petal, seed + 3)) + petal) * (26 + 40 * size);
        const x = ((chance(petal, seed + 4) + 0.06 * Math.floor(age / 1.15)) % 1) * FILM_WIDTH + sideways;
        const y = fallen * (FILM_HEIGHT + 240) - 120 + camera.tilt * 0.1 * size;
        paintPetal(context, petalStamp(colours[petal % colours.length] ?? FALLBACK), {
          x,
          y,
          wide,
          turn: t * (chance(petal, seed + 5) - 0.5) * 2.4 + petal,
          over: Math.cos(t * (1.2 + chance(petal, seed + 6) * 1.6) + petal * 2),
          alpha,
        });
      }
    });
}

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly turn: number;
  /** 1 from the front, 0 from the side. */
  readonly over: number;
  readonly alpha: number;
}

function paintPetal(context: Context, image: CanvasImageSource, piece: Piece): void {
  context.save();
  context.translate(piece.x, piece.y);
  context.rotate(piece.turn);
  context.scale(1, 0.25 + 0.75 * Math.abs(piece.over));
  context.globalAlpha *= piece.alpha;
  context.drawImage(image, -piece.wide / 2, -piece.wide / 2, piece.wide, piece.wide);
  context.restore();
}

export function confetti(colours: readonly string[], count: number, seed: number, from = 0): Layer {
  return ({ context }, t) =>
    within(context, () => {
      for (let bit = 0; bit < count; bit += 1) {
        const age = (t - from) * (0.09 + 0.07 * chance(bit, seed)) + chance(bit, seed + 1) * 1.4 - 0.5;
        if (age < 0) continue;
        const size = 8 + 10 * chance(bit, seed + 2);
        const flip = Math.cos(t * (3 + 4 * chance(bit, seed + 3)) + bit);
        context.save();
        context.translate(
          chance(bit, seed + 4) * FILM_WIDTH + 40 * Math.sin(t * 1.1 + bit),
          (age % 1.1) * (FILM_HEIGHT + 160) - 80,
        );
        context.rotate(t * (chance(bit, seed + 5) - 0.5) * 5 + bit);
        context.fillStyle = colours[bit % colours.length] ?? '#f3d791';
        context.globalAlpha = 0.55 + 0.45 * Math.abs(flip);
        context.fillRect(-size / 2, (-size / 2) * 0.6 * flip, size, size * 0.6 * flip);
        context.restore();
      }
    });
}
