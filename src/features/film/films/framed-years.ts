import { swing } from '#src/domain/film/easing.ts';
import { atDepth } from '../camera.ts';
import { shade } from '../canvas.ts';
import { bokeh, lamp, mandala, rays, sky } from '../layers/backdrop.ts';
import { BLOSSOM, petals } from '../layers/falling.ts';
import { arch } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { MAROON_FOIL } from '../palette.ts';
import type { FilmDesign, Layer } from '../stage.ts';

/** A part of the picture that hangs on its own nail: left, top, width and height, and where the nail is. */
const HUNG = [
  { part: [150, 360, 420, 500], nail: [360, 380], delay: 0.2 },
  { part: [120, 864, 240, 260], nail: [240, 868], delay: 0.7 },
  { part: [360, 864, 240, 260], nail: [484, 868], delay: 1 },
] as const;

/** The pictures are hung up one after the other and swing until they hang straight; a breath of wind moves them again. */
const gallery: Layer = atDepth(0.2, ({ context, pictures }, t) => {
  const found = pictures.get('9-frames');
  if (!found) return;
  const { image } = found;
  const unit = image.width / found.width;
  for (const { part, nail, delay } of HUNG) {
    const [left, top, width, height] = part;
    const behind = {
      x: left + width * 0.56,
      y: top + height * 0.66,
      radius: width * 0.62,
      tall: height * 0.5,
    };
    const wind = 0.02 * Math.sin(t * 1.1 + delay * 5);
    context.save();
    context.translate(nail[0], nail[1]);
    context.rotate(0.2 * swing(t - delay, 1.7, 1.2) + wind);
    context.translate(-nail[0], -nail[1]);
    shade(context, '58 24 20', behind, 0.5);
    context.drawImage(
      image,
      (left - found.x) * unit,
      (top - found.y) * unit,
      width * unit,
      height * unit,
      left,
      top,
      width,
      height,
    );
    context.restore();
  }
});

export const framedYears: FilmDesign = {
  palette: {
    sky: ['#86b3a8', '#bcd6c2', '#f2e6c2', '#f6c98f'],
    glow: '255 232 180',
    ...MAROON_FOIL,
    ink: '#4a2030',
    shade: '252 248 236',
  },
  nameFace: 'italic',
  tilt: 0.9,
  pictures: ['9-frame', '9-frames', '9-flowers'],
  behind: [
    soft(sky, rays(-160, -120, 22, 0.3), lamp(600, 500, 0.34), bokeh(22, ['255 246 220', '255 214 160'], 27)),
    mandala(620, 400, '#b98a3c', 0.3),
    gallery,
    sparkles(0.2, 3.8, [230, 520, 26], [498, 800, 26], [244, 1060, 20]),
    petals({ colours: BLOSSOM, count: 20, seed: 20, size: 0.7 }),
  ],
  before: arch(9, petals({ colours: BLOSSOM, count: 3, seed: 43, size: 1.7, from: 1.6 })),
};
