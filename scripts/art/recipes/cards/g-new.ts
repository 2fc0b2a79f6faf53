import { drawFace, foil, goldOnLight } from '#scripts/art/kit/face.ts';
import { GOLD_ON_LIGHT } from '#scripts/art/kit/ramp.ts';
import { card, envelope, shot } from '#scripts/art/kit/shot.ts';
import { acrylic, cotton } from '#scripts/art/kit/stock.ts';
import { inked, mirrored, place } from '#scripts/art/kit/svg.ts';
import { smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { anemone, blossom, rose, veinedLeaf, vine } from '#scripts/art/motifs/flora.ts';
import { rounded } from '#scripts/art/motifs/outline.ts';
import { gloss } from '#scripts/art/props/glass.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { petals, WHITE_PETALS } from '#scripts/art/props/petals.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** G New: clear acrylic and vellum, modern and light. */

/** White and gold flowers printed on a clear sheet over a sage leaf. */
async function clearGarden(): Promise<Buffer> {
  const bouquet = inked(
    place(veinedLeaf(210, 52, 2.6), 210, 300, { turn: -70 }) + place(veinedLeaf(230, 56, 2.6), 300, 250, { turn: 62 }) + place(veinedLeaf(190, 48, 2.6), 160, 330, { turn: -150 }) +
      place(rose(118, 2.6, 4), 190, 210) + place(anemone(86, 2.4), 360, 170) + place(blossom(66, 2.4), 90, 360) + place(rose(62, 2.2, 7), 120, 90),
    '#b98a35',
    '#fffdf7',
  );
  const face = await drawFace({
    stock: acrylic(),
    print: bouquet + place(bouquet, 1000, 1400, { turn: 180 }) +
      smallCaps('together with their families', 500, 900, { size: 27, colour: '#33443a' }) + smallCaps('Goa · 9 January', 500, 950, { size: 27, colour: '#33443a' }),
    foils: [
      foil(GOLD_ON_LIGHT, stackedNames('Sara', 'Daniel', 500, 620, { size: 132 }), 0.12),
    ],
    cut: rounded(1000, 1400, 36),
    edge: 0,
  });
  const below = await drawFace({
    stock: cotton('#a9b8a0'),
    foils: [goldOnLight(mirrored(vine([[120, 1180, 0], [300, 1260, 0], [500, 1300, 0]], 16, 46, 3)))],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#ece7dd', strength: 1, seed: 29 },
    vignette: 0.18,
    items: [
      envelope({ colour: '#f3ede1', liner: '#a9b8a0', linerInk: '#f7f1e2' }, { width: 540, x: 400, y: 476, turn: 8 }),
      card(below, { width: 530, x: 372, y: 520, turn: 2, edge: ['#8f9f86', '#7d8d75'] }),
      card(face, { width: 530, x: 346, y: 500, turn: -3.5, edge: ['#dfe9e4', '#b9cdc4', '#9db6ab'], shadow: '40,50,40', lift: 1.2, over: [gloss(1000, 1400, 36)] }),
      gobo(5, 0.2, 13),
      petals([[76, 936, 1.2, 30], [646, 150, 1, -40], [120, 968, 0.9, 120]], WHITE_PETALS),
    ],
  });
}

export const recipes: readonly Recipe[] = [{ name: 'cards/g-new/clear-garden', shape: 'card', draw: clearGarden }];
