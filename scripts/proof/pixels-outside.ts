import type { Box } from '#src/domain/film/portrait-window.ts';

/** Units around a place in which ink would be noticed. */
const AROUND = 120;

/** In a browser: the pixels that `draw` paints outside a place, which is named by its middle; a soft edge may leave it by `soft`. */
export function pixelsOutside(
  { x, y, width, height }: Box,
  soft: number,
  draw: (context: CanvasRenderingContext2D) => void,
): number {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width) + 2 * AROUND;
  canvas.height = Math.ceil(height) + 2 * AROUND;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws on no canvas.');
  context.translate(AROUND + width / 2 - x, AROUND + height / 2 - y);
  draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isOutside = (at: number, length: number) => at < AROUND - soft || at > AROUND + length + soft;
  let outside = 0;
  for (let place = 0; place < canvas.width * canvas.height; place += 1) {
    const [across, down] = [place % canvas.width, Math.floor(place / canvas.width)];
    if ((data[place * 4 + 3] ?? 0) > 127 && (isOutside(across, width) || isOutside(down, height)))
      outside += 1;
  }
  return outside;
}
