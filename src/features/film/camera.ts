/** The camera moves through the arch, looks up while the names are written, and returns at the end. */
import { between } from '#src/domain/film/easing.ts';
import { FILM_WIDTH } from '#src/domain/film/text-places.ts';
import type { Timeline } from '#src/domain/film/timeline.ts';
import type { Camera, Layer } from './stage.ts';
import { within } from './stage.ts';

/** Vanishing point: in the arch, above its middle. */
const [EYE_X, EYE_Y] = [FILM_WIDTH / 2, 700];

const INSIDE = 3.1;
/** While names are written, while functions hang there, and while the day is shown. */
export const LOOKS_UP = 360;
const LOOKS_HIGH = 590;
const LOOKS_BACK = 230;

/** Depth of the subject in the arch. */
export const SUBJECT = 0.2;

/** `tilt` is how far this film looks up. */
export function cameraAt({ names, pages, day, closing }: Timeline, t: number, tilt: number): Camera {
  const highest = pages.length > 0 ? LOOKS_HIGH : LOOKS_UP;
  return {
    zoom: between(
      [
        { at: 0.5, value: 1 },
        { at: names.start + 0.6, value: INSIDE },
        // Never quite still.
        { at: closing.start - 0.3, value: INSIDE * 1.12 },
        { at: closing.start + 1.5, value: 1 },
      ],
      t,
    ),
    tilt:
      tilt *
      between(
        [
          { at: 1.4, value: 0 },
          { at: names.start + 0.9, value: LOOKS_UP },
          { at: names.end - 0.4, value: LOOKS_UP * 1.12 },
          { at: names.end + 0.9, value: highest },
          { at: day.start - 0.5, value: highest * 1.06 },
          { at: day.start + 0.9, value: LOOKS_BACK },
          { at: closing.start - 0.3, value: LOOKS_BACK * 1.1 },
          { at: closing.start + 1.4, value: 0 },
        ],
        t,
      ),
  };
}

/** A layer seen from the camera at a depth: 0 is the horizon, 1 the arch, more is nearer. */
export function atDepth(depth: number, layer: Layer): Layer {
  return (stage, t) => {
    const { context, camera } = stage;
    const scale = camera.zoom ** depth;
    within(context, () => {
      context.translate(EYE_X, EYE_Y + camera.tilt * Math.min(1.3, depth / SUBJECT));
      context.scale(scale, scale);
      context.translate(-EYE_X, -EYE_Y);
      layer(stage, t);
    });
  };
}
