import { FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import { makeCanvas } from '#src/lib/pictures/canvas.ts';
import { contextOf } from '../canvas.ts';
import type { Context, Layer } from '../stage.ts';

/** Pixels across: enough for what has no edges. */
const WIDTH = 180;

let small: { readonly canvas: ReturnType<typeof makeCanvas>; readonly context: Context } | undefined;

function smallCanvas() {
  if (small) return small;
  const canvas = makeCanvas(WIDTH, (WIDTH * FILM_HEIGHT) / FILM_WIDTH);
  small = { canvas, context: contextOf(canvas) };
  return small;
}

/** Painted together on a sixteenth of the pixels: edgeless layers look the same. The first covers all. */
export function soft(...layers: readonly Layer[]): Layer {
  return (stage, t) => {
    const { canvas, context } = smallCanvas();
    const scale = WIDTH / FILM_WIDTH;
    for (const layer of layers) {
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
      layer({ ...stage, context }, t);
    }
    stage.context.drawImage(canvas, 0, 0, FILM_WIDTH, FILM_HEIGHT);
  };
}
