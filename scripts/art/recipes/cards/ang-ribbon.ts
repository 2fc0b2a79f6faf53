import { drawFace, gold } from '#scripts/art/kit/face.ts';
import { CHAMPAGNE_SATIN } from '#scripts/art/kit/ramp.ts';
import { card, envelope, MAROON_EDGE, shot } from '#scripts/art/kit/shot.ts';
import { MAROON_VELVET } from '#scripts/art/kit/stock.ts';
import { circle, cornered, line, path, place, rect, within, without } from '#scripts/art/kit/svg.ts';
import { devanagari, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { cartouche, cartoucheFill } from '#scripts/art/motifs/arch.ts';
import { block, jaaliEight, patterned } from '#scripts/art/motifs/jaali.ts';
import { lotus } from '#scripts/art/motifs/lotus.ts';
import { mandala, ROSETTE } from '#scripts/art/motifs/mandala.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { petals, ROSE_PETALS } from '#scripts/art/props/petals.ts';
import { cord, tag } from '#scripts/art/props/tag.ts';
import { tiedAcross } from '#scripts/art/props/tied.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Ang Ribbon: velvet-look board with gold, tied with satin. */

/** A jaali of gold round a cartouche, a champagne bow and a tag across it. */
async function maroonVelvet(): Promise<Buffer> {
  const corners = cornered(circle(62, 62, 138));
  const field = without('keep', `${cartoucheFill(500, 540, 668, 900)}${corners}`, patterned(jaaliEight('jaali', 84, 3), 'jaali', block(62, 62, 876, 1276)));
  const rosettes = within('panel', path(block(62, 62, 876, 1276)), cornered(place(mandala(ROSETTE, 1.8) + circle(0, 0, 134, line(4)), 62, 62)));
  const face = await drawFace({
    stock: MAROON_VELVET,
    foils: [
      gold(
        field + rosettes + rect(36, 36, 928, 1328, line(2)) + rect(50, 50, 900, 1300, line(6)) + rect(62, 62, 876, 1276, line(1.6)) +
          `<g ${line(5.5)}>${cartouche(500, 540, 668, 900)}</g><g ${line(1.6)}>${cartouche(500, 540, 636, 862)}</g>` +
          place(lotus(62, 2), 500, 250) + devanagari('॥ श्री गणेशाय नमः ॥', 500, 372, { size: 42 }) +
          stackedNames('Aarav', 'Meera', 500, 520, { size: 112 }) + smallCaps('Jaipur · 24 November', 500, 762, { size: 25 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'silk', colour: '#e9dcc6', seed: 31 },
    items: [
      envelope({ colour: '#f1e4cb', liner: '#6b1027', linerInk: '#d0a24a' }, { width: 548, x: 336, y: 464, turn: -5 }),
      card(face, {
        width: 540, x: 360, y: 474, turn: 3, tilt: 8, edge: MAROON_EDGE,
        over: tiedAcross(1010, {
          ramp: CHAMPAGNE_SATIN,
          between: [tag(600, 1058), cord('M520 1030C600 1150 690 1150 716 1098M520 1030C640 1100 730 1050 720 1100')],
        }),
      }),
      gobo(7, 0.22, 16),
      petals([[60, 912, 1.2, 40], [110, 952, 1, 100], [46, 966, 0.9, -30], [660, 152, 1, 20], [682, 198, 0.8, 80], [190, 974, 0.9, 160]], ROSE_PETALS),
    ],
  });
}

export const recipes: readonly Recipe[] = [{ name: 'cards/ang-ribbon/maroon-velvet', shape: 'card', draw: maroonVelvet }];
