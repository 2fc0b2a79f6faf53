/** Small pictures that are painted once and stamped many times. */
import type { Canvas } from '#src/lib/pictures/canvas.ts';
import { makeCanvas } from '#src/lib/pictures/canvas.ts';
import type { Context } from './stage.ts';

/** Throws where the phone has no memory for another canvas. */
export function contextOf(canvas: Canvas): Context {
  const context = isOffscreen(canvas) ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return context;
}

function isOffscreen(canvas: Canvas): canvas is OffscreenCanvas {
  return typeof OffscreenCanvas !== 'undefined' && canvas instanceof OffscreenCanvas;
}

const known = new Map<string, Canvas>();

export function stamp(
  name: string,
  [width, height]: readonly [width: number, height: number],
  paint: (context: Context) => void,
): Canvas {
  const before = known.get(name);
  if (before) return before;
  const canvas = makeCanvas(width, height);
  paint(contextOf(canvas));
  known.set(name, canvas);
  return canvas;
}

const GLOW = 128;

/** A soft round light; `colour` is `r g b`. */
export function glowStamp(colour: string): Canvas {
  return stamp(`glow ${colour}`, [GLOW, GLOW], (context) => {
    const light = context.createRadialGradient(GLOW / 2, GLOW / 2, 0, GLOW / 2, GLOW / 2, GLOW / 2);
    // As light falls: fast at first.
    for (let step = 0; step <= 10; step += 1) {
      light.addColorStop(step / 10, `rgb(${colour} / ${(1 - step / 10) ** 2.2})`);
    }
    context.fillStyle = light;
    context.fillRect(0, 0, GLOW, GLOW);
  });
}

interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Half its height, where it is no circle. */
  readonly tall?: number;
}

/** Adds light to what is there. */
export function shine(context: Context, colour: string, round: Round, strength: number): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  shade(context, colour, round, strength);
  context.restore();
}

/** Covers what is there with a soft patch of a colour. */
export function shade(
  context: Context,
  colour: string,
  { x, y, radius, tall = radius }: Round,
  strength: number,
): void {
  if (strength <= 0.004) return;
  const before = context.globalAlpha;
  context.globalAlpha = before * Math.min(1, strength);
  context.drawImage(glowStamp(colour), x - radius, y - tall, radius * 2, tall * 2);
  context.globalAlpha = before;
}
