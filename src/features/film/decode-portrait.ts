import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import { neededWidth } from '#src/domain/film/portrait-window.ts';
import type { ShownPortrait } from './stage.ts';

/** Pixels across of the preview: sharp enough on a phone, and small enough to be painted in time on a slow one. */
export const PREVIEW_WIDTH = 540;

/** Large enough for a film `filmWidth` pixels wide; `undefined` for a photograph that cannot be read. */
export async function decodePortrait(
  portrait: FilmPortrait | undefined,
  filmWidth: number,
): Promise<ShownPortrait | undefined> {
  if (!portrait) return undefined;
  try {
    const resizeWidth = neededWidth(portrait, filmWidth);
    const image = await createImageBitmap(portrait.picture, { resizeWidth, resizeQuality: 'high' });
    return { image, of: portrait };
  } catch {
    return undefined;
  }
}
