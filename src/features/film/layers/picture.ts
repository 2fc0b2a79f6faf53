import { shown } from '#src/domain/film/easing.ts';
import { atDepth } from '../camera.ts';
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
  return atDepth(depth, (stage, t) => {
    const found = stage.pictures.get(name);
    const strength = alpha?.(stage, t) ?? 1;
    if (!found || strength <= 0.004) return;
    const { context } = stage;
    move?.(context, t, stage);
    context.globalAlpha = strength;
    context.drawImage(found.image, found.x, found.y, found.width, found.height);
  });
}

/** What is so near that the camera passes it must not hide anything. */
const passing = ({ camera }: Stage): number => Math.min(1, 1 - (camera.zoom - 2) / 0.7);

/** Painted before the texts: the arch, which passes the camera at the start and end, and nearer things. */
export function arch(film: number, ...nearest: readonly Layer[]): readonly Layer[] {
  return [
    ...nearest.map(near),
    picture(`${film}-frame`, { depth: 1, alpha: passing }),
    picture(`${film}-flowers`, {
      depth: 1.12,
      alpha: passing,
      move: (context, t) => context.translate(3 * Math.sin(t * 0.8), 0),
    }),
  ];
}

/** What is so near that it would cover a text: visible only while the camera goes through the arch. */
function near(layer: Layer): Layer {
  return (stage, t) => {
    const alpha = shown(t, 0, stage.timeline.names.start + 0.7, 0.4, 0.9);
    if (alpha <= 0) return;
    within(stage.context, () => {
      stage.context.globalAlpha = alpha;
      layer(stage, t);
    });
  };
}

/** About a point, as in the wind or on a nail. */
export function sway(x: number, y: number, angle: (t: number) => number) {
  return (context: Context, t: number): void => {
    context.translate(x, y);
    context.rotate(angle(t));
    context.translate(-x, -y);
  };
}
