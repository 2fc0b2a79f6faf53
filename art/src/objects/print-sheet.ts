import { filled, num, rect, type Svg } from '#art/drawing/svg.ts';
import type { LineRecipe } from '#art/recipe.ts';

/** A printed card with its bleed, in the units recipes draw it in; 22.6 of them are cut off at each edge. */
export const SHEET = { width: 1000, height: 1383.46 } as const;

/** A recipe of a motif in two inks, printed black on white paper. It names its colours: printers' programs know no variables. */
export const lineDrawing = (name: LineRecipe['name'], content: () => Svg): LineRecipe => ({
  name,
  shape: 'line',
  svg: () => {
    const { width, height } = SHEET;
    const drawing = content().replaceAll('currentColor', '#000').replaceAll('var(--paper)', '#fff');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${num(height)}" width="${width}" height="${num(height)}">${rect(0, 0, width, height, filled('#fff'))}${drawing}</svg>\n`;
  },
});
