/** A moment is always the same picture: in the preview, in the exported file and in tests. */
import { FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import { cameraAt } from './camera.ts';
import { stamp } from './canvas.ts';
import { addressee } from './scenes/addressee.ts';
import { closing, sample } from './scenes/closing.ts';
import { functions } from './scenes/functions.ts';
import { portrait } from './scenes/portrait.ts';
import { blessing, day, names } from './scenes/words.ts';
import type { Context, Layer, Reel, Stage } from './stage.ts';

const WORDS: readonly Layer[] = [blessing, portrait, names, day, functions, closing];

/** `t` in seconds. */
export function drawFilm(context: Context, reel: Reel, t: number): void {
  const scale = context.canvas.width / FILM_WIDTH;
  const { behind, before, tilt } = reel.design;
  const stage: Stage = { ...reel, context, camera: cameraAt(reel.timeline, t, tilt) };
  for (const layer of [...behind, ...WORDS, ...before, vignette, addressee, sample]) {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    layer(stage, t);
  }
}

/** A vignette. Painted once for a canvas of this size, because scaling is slower than painting. */
const vignette: Layer = ({ context }) => {
  const { width, height } = context.canvas;
  const edges = stamp(`vignette ${width}`, [width, height], (paint) => {
    paint.scale(width / FILM_WIDTH, height / FILM_HEIGHT);
    const [x, y] = [FILM_WIDTH / 2, FILM_HEIGHT / 2];
    const light = paint.createRadialGradient(x, y, FILM_WIDTH * 0.45, x, y, FILM_HEIGHT * 0.62);
    light.addColorStop(0, 'rgb(42 4 16 / 0)');
    light.addColorStop(1, 'rgb(42 4 16 / .42)');
    paint.fillStyle = light;
    paint.fillRect(0, 0, FILM_WIDTH, FILM_HEIGHT);
  });
  context.drawImage(edges, 0, 0, FILM_WIDTH, FILM_HEIGHT);
};
