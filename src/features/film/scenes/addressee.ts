/** Whom the film is for: a paper label in the first frame, which chats show before anybody plays the film. */
import { part } from '#src/domain/film/easing.ts';
import { LABEL_PLACE } from '#src/domain/film/text-places.ts';
import { drawText } from '../lettering/write-text.ts';
import type { Layer } from '../stage.ts';
import { within } from '../stage.ts';
import { sheet } from './paper.ts';

export const addressee: Layer = ({ context, design, set, timeline, texts }, t) => {
  const { end } = timeline.opening;
  if (texts.family === '' || t > end) return;
  const { plaque } = design.palette;
  const { x, y, width, height } = LABEL_PLACE;
  within(context, () => {
    // It sinks below the picture as the camera goes through the arch.
    const gone = part(t, end - 0.9, end);
    context.translate(0, 340 * gone * gone);
    within(context, () => {
      context.translate(x, y);
      sheet(context, design.palette, width, height);
    });
    drawText(context, set.texts.family, { colours: [plaque.title] });
  });
};
