import { chance } from '#src/domain/film/chance.ts';
import { part, settle } from '#src/domain/film/easing.ts';
import { atDepth } from '../camera.ts';
import { shine } from '../canvas.ts';
import type { Context, Layer } from '../stage.ts';

interface Shell {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
}

const COLOURS = ['255 208 122', '255 138 110', '150 226 214', '255 176 190', '255 236 190'] as const;

const RISES = 0.8;
const LASTS = 2.3;

/** Shells, denser towards the end of a film. */
export function programme(count: number, seed: number, seconds = 24): readonly Shell[] {
  return Array.from({ length: count }, (_, shell) => ({
    at: ((shell + 0.4 * chance(shell, seed)) / count) ** 0.92 * (seconds - 1.6) + 0.2,
    // To both sides of the names.
    x: (shell % 2 ? 520 : 50) + 150 * chance(shell, seed + 1),
    y: 150 + 360 * chance(shell, seed + 2),
    radius: 110 + 120 * chance(shell, seed + 3),
    colour: COLOURS[Math.floor(chance(shell, seed + 4) * COLOURS.length)] ?? COLOURS[0],
  }));
}

/** `water` is the height of the shore, in units of the depth. */
export function fireworks(shells: readonly Shell[], water: number, depth: number): Layer {
  return atDepth(depth, ({ context }, t) => {
    context.lineCap = 'round';
    context.globalCompositeOperation = 'lighter';
    for (const [index, shell] of shells.entries()) {
      const age = t - shell.at;
      if (age < -RISES || age > LASTS) continue;
      if (age < 0) rocket(context, shell, 1 + age / RISES, water);
      else burst(context, shell, age / LASTS, index, water);
    }
  });
}

function rocket(context: Context, { x, y, colour }: Shell, risen: number, water: number): void {
  const from = water - 60;
  const at = from + (y - from) * settle(risen);
  const tail = at + 70 * (1 - risen * 0.6);
  const trail = context.createLinearGradient(0, tail, 0, at);
  trail.addColorStop(0, `rgb(${colour} / 0)`);
  trail.addColorStop(1, `rgb(${colour} / .9)`);
  context.strokeStyle = trail;
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x + 10 * (1 - risen), tail);
  context.lineTo(x, at);
  context.stroke();
}

function burst(context: Context, shell: Shell, life: number, index: number, water: number): void {
  const { x, y, radius, colour } = shell;
  const reach = radius * settle(Math.min(1, life * 1.5));
  const fade = 1 - part(life, 0.45, 1);
  const sink = 60 * life * life;
  const flash = 1 - part(life, 0, 0.2);
  shine(context, colour, { x, y, radius: radius * 2 }, 0.36 * fade + 0.5 * flash);
  shine(context, colour, { x, y: water + 60, radius: radius * 1.5, tall: 110 }, 0.3 * fade);
  const sparks = 44;
  context.lineWidth = 2.6;
  context.strokeStyle = `rgb(${colour} / ${0.9 * fade})`;
  context.beginPath();
  for (let spark = 0; spark < sparks; spark += 1) {
    const angle = (spark / sparks) * 4 * Math.PI + 0.12 * chance(spark, index);
    const length = reach * (spark % 2 ? 1 : 0.6) * (0.9 + 0.16 * chance(spark, index + 1));
    const tail = Math.max(0, length - radius * 0.3 * (1 - life));
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    context.moveTo(x + dx * tail, y + dy * tail + sink * 0.7);
    context.lineTo(x + dx * length, y + dy * length + sink);
  }
  context.stroke();
  context.fillStyle = `rgb(255 248 222 / ${fade})`;
  for (let spark = 0; spark < sparks; spark += 1) {
    const angle = (spark / sparks) * 4 * Math.PI + 0.12 * chance(spark, index);
    const length = reach * (spark % 2 ? 1 : 0.6) * (0.9 + 0.16 * chance(spark, index + 1));
    const size = 2 + 2.4 * Math.max(0, Math.sin(life * 40 + spark * 1.9));
    context.fillRect(
      x + Math.cos(angle) * length - size / 2,
      y + Math.sin(angle) * length + sink - size / 2,
      size,
      size,
    );
  }
}

/** Light of windows on water, in lines that move with it. */
export function glints(top: number, bottom: number, colour: string, depth: number): Layer {
  return atDepth(depth, ({ context }, t) => {
    context.fillStyle = `rgb(${colour})`;
    for (let line = 0; line < 46; line += 1) {
      const far = line / 46;
      const wide = (24 + 90 * chance(line, 2)) * (0.6 + far);
      context.globalAlpha = 0.38 * Math.max(0, Math.sin(t * (0.7 + chance(line, 4)) + line * 2.3));
      context.fillRect(
        chance(line, 1) * 720 - wide / 2 + 14 * Math.sin(t * 0.8 + line),
        top + (bottom - top) * far ** 1.2,
        wide,
        1.6 + 2 * far,
      );
    }
  });
}
