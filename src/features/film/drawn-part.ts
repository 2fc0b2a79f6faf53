import type { Box } from '#src/domain/film/portrait-window.ts';
import { FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import { makeCanvas } from '#src/lib/pictures/canvas.ts';
import { contextOf } from './canvas.ts';

/** Units of the film in one scanned cell. */
const CELL = 8;
const [COLUMNS, ROWS] = [FILM_WIDTH / CELL, FILM_HEIGHT / CELL];

/** In the film's units; outside of it the picture is empty. The whole film for an empty one. */
export function drawnPart(picture: CanvasImageSource): Box {
  const context = contextOf(makeCanvas(COLUMNS, ROWS));
  context.drawImage(picture, 0, 0, COLUMNS, ROWS);
  return boxOf(context.getImageData(0, 0, COLUMNS, ROWS).data);
}

/** The box of cells that are not empty, with a cell of margin: a small picture may lose a faint edge. */
export function boxOf(pixels: ArrayLike<number>): Box {
  let [left, right, top, bottom] = [COLUMNS, -1, ROWS, -1];
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    if ((pixels[cell * 4 + 3] ?? 0) === 0) continue;
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  if (right < 0) return { x: 0, y: 0, width: FILM_WIDTH, height: FILM_HEIGHT };
  const [x, y] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  return {
    x: x * CELL,
    y: y * CELL,
    width: (Math.min(COLUMNS, right + 2) - x) * CELL,
    height: (Math.min(ROWS, bottom + 2) - y) * CELL,
  };
}
