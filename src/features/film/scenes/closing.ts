/** The last picture: a card in the arch with the code, still enough for a phone to read it. */
import { part, settle, shown } from '#src/domain/film/easing.ts';
import { CARD_PLACE, CODE_PLACE, FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import type { CodeModules } from '../code-modules.ts';
import type { SetText } from '../lettering/set-texts.ts';
import { drawText, skyInk } from '../lettering/write-text.ts';
import { divider } from '../ornament.ts';
import type { Context, Layer } from '../stage.ts';
import { within } from '../stage.ts';
import { sheet } from './paper.ts';

/** White modules around a code, as the standard requires. */
const QUIET = 4;

export const closing: Layer = ({ context, design, set, timeline, code }, t) => {
  const { start } = timeline.closing;
  if (t < start) return;
  const { x, y, width, height } = CARD_PLACE;
  const { plaque } = design.palette;
  within(context, () => {
    context.translate(0, FILM_HEIGHT * (1 - settle(part(t, start + 0.1, start + 1.2))));
    within(context, () => {
      context.translate(x, y);
      sheet(context, design.palette, width, height);
    });
    const { closingNames, closing: line, typed, day, place } = set.texts;
    drawText(context, closingNames, { colours: [plaque.title] });
    divider(context, x, 494, 130, plaque.line);
    if (code) paintCode(context, code);
    else {
      // Without a code, the card repeats date and place.
      repeatText(context, day, 620, plaque.title);
      repeatText(context, place, 740, plaque.ink);
    }
    drawText(context, line, { colours: [plaque.ink] });
    drawText(context, typed, { colours: [plaque.ink] });
  });
};

function repeatText(context: Context, text: SetText, y: number, colour: string): void {
  within(context, () => {
    context.translate(CARD_PLACE.x, y);
    context.scale(0.56, 0.56);
    context.translate(-text.place.x, -text.place.y);
    drawText(context, text, { colours: [colour] });
  });
}

function paintCode(context: Context, { size, dark }: CodeModules): void {
  const { x, y, side } = CODE_PLACE;
  // Whole units, or the modules' edges would be grey.
  const module = Math.floor(side / (size + 2 * QUIET));
  const corner = { x: x - (size * module) / 2, y: y - (size * module) / 2 };
  context.fillStyle = '#ffffff';
  context.fillRect(x - side / 2, y - side / 2, side, side);
  context.fillStyle = '#000000';
  for (const [at, isDark] of dark.entries()) {
    if (!isDark) continue;
    const column = at % size;
    const row = Math.floor(at / size);
    // A little larger than a module, so that no line of white is left between two.
    context.fillRect(corner.x + column * module, corner.y + row * module, module + 0.3, module + 0.3);
  }
}

/** Until the film is released: across the pictures, and in small letters at the bottom. Not on the code. */
export const sample: Layer = ({ context, design, set, timeline, texts }, t) => {
  if (texts.sample === '') return;
  drawText(context, set.texts.sample, skyInk(design.palette), 0.9);
  const across = set.texts.sample;
  within(context, () => {
    context.translate(FILM_WIDTH / 2, 860);
    context.rotate(-0.42);
    context.scale(2.2, 2.2);
    context.translate(-across.place.x, -across.place.y);
    drawText(
      context,
      across,
      { colours: [design.palette.ink] },
      0.15 * shown(t, timeline.names.start, timeline.closing.start),
    );
  });
};
