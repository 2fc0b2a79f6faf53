import { drawFace, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { folded } from '#scripts/art/kit/folded.ts';
import { envelope, shot } from '#scripts/art/kit/shot.ts';
import { pearl, smoothCard } from '#scripts/art/kit/stock.ts';
import { circle, line, place, rect } from '#scripts/art/kit/svg.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { frameLines } from '#scripts/art/motifs/borders.ts';
import { lotus } from '#scripts/art/motifs/lotus.ts';
import { GRAND_MANDALA, mandala } from '#scripts/art/motifs/mandala.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { petals, PINK_PETALS } from '#scripts/art/props/petals.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Series 6: two leaves that meet in the middle, foil on both, standing a little open. */

/** A mandala parted by the opening leaves. */
async function mandalaGates(): Promise<Buffer> {
  const emerald = '#0e4a3d';
  const leafFace = (middle: number): ReturnType<typeof drawFace> =>
    drawFace({
      sheet: { width: 500, height: 1400 },
      stock: smoothCard(emerald),
      foils: [
        gold(
          place(mandala(GRAND_MANDALA, 2.2), middle, 700, { scale: 1.22 }) + rect(30, 30, 440, 1340, line(3)) + rect(44, 44, 412, 1312, line(1.2)),
        ),
      ],
    });
  const [left, right, inside] = await Promise.all([
    leafFace(500),
    leafFace(0),
    drawFace({
      stock: pearl('#f8f0e0'),
      ink:
        stackedNames('Aarav', 'Meera', 500, 620, { size: 112, colour: emerald, and: '#9a6a1e' }) +
        smallCaps('Kochi · 18 January', 500, 900, { size: 23, colour: '#4a3a2a' }),
      press: 0.2,
      foils: [goldOnLight(frameLines([[36, 3], [48, 1.2]]) + devanagari('शुभ विवाह', 500, 440, { size: 88 }) + place(lotus(54), 500, 330) + rule(500, 960, 90, 60) + circle(500, 960, 5))],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#e4d6c6', strength: 1.2, seed: 33 },
    vignette: 0.24,
    items: [
      envelope({ colour: '#d9b98f', liner: '#0e4a3d', linerInk: '#d6a94c' }, { width: 520, x: 384, y: 470, turn: 5 }),
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: left, left: 0, width: 500, open: 57, hinge: 'left' },
          { face: right, left: 500, width: 500, open: 62, hinge: 'right' },
        ],
        { sheet: { width: 1000, height: 1400 }, width: 500, x: 360, y: 520, turn: -2, tilt: 8 },
      ),
      gobo(4, 0.24, 13),
      petals([[70, 930, 1.1, 30], [110, 960, 0.9, 110], [664, 120, 0.9, -30]], PINK_PETALS),
    ],
  });
}

export const recipes: readonly Recipe[] = [{ name: 'cards/series-6/mandala-gates', shape: 'card', draw: mandalaGates }];
