import { shootSvg } from '#art/chromium.ts';
import { detail } from '#art/detail.ts';
import { inked } from '#art/drawing/svg.ts';
import { type Picture, type Plane, pictureFrom } from './plane.ts';

/** A sheet's size in units. Most cards are {@link PORTRAIT}. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export const PORTRAIT: Sheet = { width: 1000, height: 1400 };

/** A sheet's size in pixels. */
export const pixels = (sheet: Sheet): Sheet => ({
  width: Math.round(sheet.width * detail().face),
  height: Math.round(sheet.height * detail().face),
});

/** Renders SVG in its own colours; see-through where nothing is drawn. */
export async function colours(svg: string, sheet: Sheet): Promise<Picture> {
  const picture = await pictureFrom(await shootSvg(svg, { ...sheet, scale: detail().face }));
  return cropped(picture, pixels(sheet));
}

/** Renders a motif in white on black; `var(--paper)` hides. */
export async function mask(svg: string, sheet: Sheet): Promise<Plane> {
  const back = `<rect width="${sheet.width}" height="${sheet.height}" fill="#000"/>`;
  const { width, height, r } = await colours(back + inked(svg, '#fff', '#000'), sheet);
  return { width, height, data: r };
}

/** A screenshot may be a pixel larger than the sheet rounds to. */
function cropped(picture: Picture, size: Sheet): Picture {
  if (picture.width === size.width && picture.height === size.height) return picture;
  const cut = (from: Float32Array): Float32Array => {
    const to = new Float32Array(size.width * size.height);
    for (let y = 0; y < size.height; y += 1) {
      const row = Math.min(y, picture.height - 1) * picture.width;
      for (let x = 0; x < size.width; x += 1) {
        to[y * size.width + x] = from[row + Math.min(x, picture.width - 1)] ?? 0;
      }
    }
    return to;
  };
  return { ...size, r: cut(picture.r), g: cut(picture.g), b: cut(picture.b), a: cut(picture.a) };
}
