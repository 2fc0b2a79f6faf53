import { enter } from '../camera.ts';
import type { Context, Layer, Stage } from '../stage.ts';
import { within } from '../stage.ts';

interface Placing {
  /** 0 is the horizon, 1 the arch. */
  readonly depth: number;
  /** Moves the picture before it is painted, in units at its own depth. */
  readonly move?: (context: Context, t: number, stage: Stage) => void;
  readonly alpha?: (stage: Stage, t: number) => number;
}

/** A picture of the art studio at its depth. */
export function picture(name: string, { depth, move, alpha }: Placing): Layer {
  return (stage, t) => {
    const found = stage.pictures.get(name);
    const strength = alpha?.(stage, t) ?? 1;
    if (!found || strength <= 0.004) return;
    const { context, camera } = stage;
    within(context, () => {
      enter(context, camera, depth);
      move?.(context, t, stage);
      context.globalAlpha = strength;
      context.drawImage(found.image, found.x, found.y, found.width, found.height);
    });
  };
}

/** What is so near that the camera passes it is not in its way. */
const passing = ({ camera }: Stage): number => Math.min(1, 1 - (camera.zoom - 2) / 0.7);

/** The arch: it passes the camera at the beginning and comes back at the end. */
export function frame(name: string): Layer {
  return picture(name, { depth: 1, alpha: passing });
}

/** The flowers at the foot of the arch, nearest to the camera. */
export function flowers(name: string): Layer {
  return picture(name, {
    depth: 1.12,
    alpha: passing,
    move: (context, t) => context.translate(3 * Math.sin(t * 0.8), 0),
  });
}

/** Turns a picture about a point, as the wind or a nail lets it. */
export function sway(x: number, y: number, angle: (t: number) => number) {
  return (context: Context, t: number): void => {
    context.translate(x, y);
    context.rotate(angle(t));
    context.translate(-x, -y);
  };
}
