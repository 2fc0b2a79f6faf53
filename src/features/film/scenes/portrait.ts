/** The couple's photograph: mounted on paper, it comes up from below while the names are written above it. */
import { part, settle } from '#src/domain/film/easing.ts';
import { seenPart, windowOf } from '#src/domain/film/portrait-window.ts';
import { LOOKS_UP } from '../camera.ts';
import type { Layer } from '../stage.ts';
import { within } from '../stage.ts';
import { cutPaper, sheet } from './paper.ts';

const MOUNT = 28;
const COMES_FROM = 560;

export const portrait: Layer = ({ context, camera, design, timeline, portrait: shown }, t) => {
  const { start, end } = timeline.names;
  // A photograph that was closed has no size.
  if (!shown || shown.image.width === 0 || t < start || t > end + 0.6) return;
  const { image, of } = shown;
  const { x, y, width, height } = windowOf(of);
  const seen = seenPart(of, timeline, t);
  const arrived = settle(part(t, start + 1, start + 2.6));
  const left = part(t, end - 0.35, end + 0.45);
  within(context, () => {
    const lookedAway = Math.max(0, camera.tilt / design.tilt - LOOKS_UP * 1.12) * 1.5;
    context.translate(x, y + COMES_FROM * (1 - arrived + left * left) + lookedAway);
    context.rotate(0.012 * Math.sin(t * 0.9) * arrived);
    sheet(context, design.palette, width + 2 * MOUNT, height + 2 * MOUNT);
    cutPaper(context, width, height);
    context.clip();
    context.drawImage(
      image,
      seen.x * image.width,
      seen.y * image.height,
      seen.width * image.width,
      seen.height * image.height,
      -width / 2,
      -height / 2,
      width,
      height,
    );
  });
};
