import { part, settle, shown, spring } from '#src/domain/film/easing.ts';
import { atDepth, LOOKS_UP } from '../camera.ts';
import { drawText, foilInk, skyInk, writeText } from '../lettering/write-text.ts';
import { divider } from '../ornament.ts';
import type { Layer } from '../stage.ts';
import { within } from '../stage.ts';

/** In the arch, through which the camera moves. */
export const blessing: Layer = atDepth(0.62, ({ context, design, set, timeline }, t) => {
  const alpha = shown(t, 0.25, timeline.opening.end - 0.1, 0.9, 0.9);
  drawText(context, set.texts.blessing, skyInk(design.palette), alpha);
});

const FIRST_AT = 0.55;
const A_NAME_TAKES = 1.35;

export const names: Layer = ({ context, camera, design, set, timeline }, t) => {
  const { start, end } = timeline.names;
  if (t < start || t > end + 0.6) return;
  const { texts } = set;
  const { palette } = design;
  const leaving = 1 - part(t, end - 0.35, end + 0.35);
  within(context, () => {
    // The camera looks up and away from them.
    context.translate(0, Math.max(0, camera.tilt / design.tilt - LOOKS_UP * 1.12) * 1.5);
    const rise = (from: number) => 26 * (1 - settle(part(t, from, from + 0.9)));
    const quiet = (from: number) => part(t, from, from + 0.7) * leaving;
    within(context, () => {
      context.translate(0, -rise(start + 0.1));
      drawText(context, texts.opening, skyInk(palette), quiet(start + 0.1));
    });
    const name = { t, seconds: A_NAME_TAKES, alpha: leaving };
    const first = start + FIRST_AT;
    // A film about one person continues at once.
    const second = first + (texts.second.lines.length > 0 ? A_NAME_TAKES + 0.45 : 0.5);
    writeText(context, texts.first, foilInk(palette), { ...name, start: first });
    writeText(context, texts.only, foilInk(palette), { ...name, start: first, seconds: A_NAME_TAKES * 1.4 });
    within(context, () => {
      const { x, y } = texts.ampersand.place;
      const grown = spring(part(t, first + A_NAME_TAKES, second + 0.4));
      context.translate(x, y);
      context.scale(grown, grown);
      context.translate(-x, -y);
      drawText(context, texts.ampersand, skyInk(palette), grown > 0 ? leaving : 0);
    });
    writeText(context, texts.second, foilInk(palette), { ...name, start: second });
    const rest = second + A_NAME_TAKES - 0.1;
    const soft = { ...skyInk(palette), glow: palette.glow };
    writeText(context, texts.also, soft, { ...name, start: rest });
    writeText(context, texts.alsoOfOne, soft, { ...name, start: rest });
    within(context, () => {
      context.translate(0, rise(rest + 0.4));
      drawText(context, texts.invitation, skyInk(palette), quiet(rest + 0.4));
      drawText(context, texts.invitationOfOne, skyInk(palette), quiet(rest + 0.4));
    });
  });
};

export const day: Layer = ({ context, design, set, timeline }, t) => {
  const { start, end } = timeline.day;
  if (t < start - 0.2 || t > end + 0.5) return;
  const { texts } = set;
  const { palette } = design;
  const leaving = 1 - part(t, end - 0.1, end + 0.4);
  const seconds = Math.min(1.3, (end - start) * 0.45);
  within(context, () => {
    context.translate(0, -18 * (1 - settle(part(t, start, start + 1.4))));
    writeText(context, texts.day, foilInk(palette), { t, start: start + 0.1, seconds, alpha: leaving });
    const open = settle(part(t, start + seconds * 0.6, start + seconds + 0.6));
    context.globalAlpha = leaving * open;
    if (texts.place.lines.length > 0) divider(context, 360, 372, 190 * open, palette.ink);
    context.globalAlpha = 1;
    drawText(
      context,
      texts.place,
      skyInk(palette),
      part(t, start + seconds * 0.7, start + seconds * 0.7 + 0.6) * leaving,
    );
  });
};
