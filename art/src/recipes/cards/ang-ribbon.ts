import { drawCloth } from '#art/card/cloth.ts';
import { drawFace, gold } from '#art/card/face.ts';
import { CHAMPAGNE_SATIN, satin } from '#art/card/ramp.ts';
import { ribbonAcross } from '#art/card/ribbon.ts';
import { card, envelope, MAROON_EDGE, onCard, shot } from '#art/card/shot.ts';
import { EMERALD_VELVET, MAROON_VELVET, PLUM_VELVET } from '#art/card/stock.ts';
import { circle, cornered, line, path, place, rect, within, without } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { cartouche, cartoucheFill } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { star } from '#art/motifs/geometry.ts';
import { block, jaaliEight, ogeeNet, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, mandala, ROSETTE } from '#art/motifs/mandala.ts';
import { khanda } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { medallion, metal } from '#art/props/metal.ts';
import { cord, tag } from '#art/props/tag.ts';
import { tiedAcross, tiedDown } from '#art/props/tied.ts';
import type { Recipe } from '#art/recipe.ts';

/** Ang Ribbon: velvet-look board with gold, tied with satin. */

/** A jaali of gold round a cartouche, a champagne bow and a tag across it. */
async function maroonVelvet(): Promise<Buffer> {
  const corners = cornered(circle(62, 62, 138));
  const field = without(
    'keep',
    `${cartoucheFill(500, 540, 668, 900)}${corners}`,
    patterned(jaaliEight('jaali', 84, 3), 'jaali', block(62, 62, 876, 1276)),
  );
  const rosettes = within(
    'panel',
    path(block(62, 62, 876, 1276)),
    cornered(place(mandala(ROSETTE, 1.8) + circle(0, 0, 134, line(4)), 62, 62)),
  );
  const face = await drawFace({
    stock: MAROON_VELVET,
    foils: [
      gold(
        field +
          rosettes +
          rect(36, 36, 928, 1328, line(2)) +
          rect(50, 50, 900, 1300, line(6)) +
          rect(62, 62, 876, 1276, line(1.6)) +
          `<g ${line(5.5)}>${cartouche(500, 540, 668, 900)}</g><g ${line(1.6)}>${cartouche(500, 540, 636, 862)}</g>` +
          place(lotus(62, 2), 500, 250) +
          devanagari('॥ श्री गणेशाय नमः ॥', 500, 372, { size: 42 }) +
          stackedNames('Aarav', 'Meera', 500, 520, { size: 112 }) +
          smallCaps('Jaipur · 24 November', 500, 762, { size: 25 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'silk', colour: '#e9dcc6', seed: 31 },
    items: [
      envelope(
        { colour: '#f1e4cb', liner: '#6b1027', linerInk: '#d0a24a' },
        { width: 548, x: 336, y: 464, turn: -5 },
      ),
      card(face, {
        width: 540,
        x: 360,
        y: 474,
        turn: 3,
        tilt: 8,
        edge: MAROON_EDGE,
        over: tiedAcross(1010, {
          ramp: CHAMPAGNE_SATIN,
          between: [
            tag(600, 1058),
            cord('M520 1030C600 1150 690 1150 716 1098M520 1030C640 1100 730 1050 720 1100'),
          ],
        }),
      }),
      gobo(7, 0.22, 16),
      petals(
        [
          [60, 912, 1.2, 40],
          [110, 952, 1, 100],
          [46, 966, 0.9, -30],
          [660, 152, 1, 20],
          [682, 198, 0.8, 80],
          [190, 974, 0.9, 160],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** Emerald velvet with a khanda over the names; a rose satin runs down its left. */
async function emeraldAnand(): Promise<Buffer> {
  const bagh = (id: string): string => ogeeNet(id, 116, 116, 3, path(star(4, 22, 0.42)));
  const face = await drawFace({
    stock: EMERALD_VELVET,
    foils: [
      gold(
        rect(40, 40, 920, 1320, line(6)) +
          rect(56, 56, 888, 1288, line(2)) +
          patterned(bagh('bagh'), 'bagh', block(56, 56, 350, 1288)) +
          rect(406, 56, 4, 1288) +
          place(khanda(), 672, 320, { scale: 1.25 }) +
          stackedNames('Simran', 'Harpreet', 672, 660, { size: 118 }) +
          smallCaps('Anand Karaj', 672, 930, { size: 36 }) +
          smallCaps('Amritsar', 672, 1010, { size: 30 }) +
          smallCaps('14 February', 672, 1060, { size: 30 }) +
          rule(672, 1150, 80, 50, 3) +
          place(path(star(8, 16, 0.5)), 672, 1150),
      ),
    ],
  });
  return shot({
    surface: { kind: 'silk', colour: '#efe4d0', strength: 1, seed: 36 },
    items: [
      card(face, {
        width: 580,
        x: 366,
        y: 500,
        turn: -3.5,
        tilt: 8,
        edge: ['#063a2f', '#05302a', '#042721', '#031e19'],
        lift: 1.1,
        over: tiedDown(232, {
          ramp: satin('#6a2038', '#d08496', '#f3c8c8'),
          breadth: 120,
          bow: 1.12,
          knot: 0.36,
        }),
      }),
      gobo(5, 0.22, 16),
      petals(
        [
          [650, 940, 1.2, 40],
          [686, 900, 1, 100],
          [60, 960, 0.9, -30],
          [676, 80, 1, 20],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** A lying card of plum velvet; ivory satin across its foot is held by a brass lotus. */
async function plumLotus(): Promise<Buffer> {
  const lying = { width: 1400, height: 1000 };
  const face = await drawFace({
    sheet: lying,
    stock: PLUM_VELVET,
    foils: [
      gold(
        frameLines(
          [
            [36, 6],
            [54, 2],
          ],
          1400,
          1000,
        ) +
          within(
            'left',
            path(block(54, 54, 1292, 892)),
            place(mandala(GRAND_MANDALA, 3), 54, 500, { scale: 1.04 }) +
              place(mandala(GRAND_MANDALA, 3), 1346, 500, { scale: 1.04 }),
          ) +
          devanagari('शुभ विवाह', 700, 300, { size: 118 }) +
          names('Isha', 'Kabir', 700, 460, { size: 112 }) +
          smallCaps('Vadodara · 3 March', 700, 546, { size: 34 }),
      ),
    ],
  });
  const satinBand = await drawCloth(
    [{ ...ribbonAcross(satin('#8a7350', '#e2d3b4', '#f8efdc'), 96, 0, 1420, 120, 9), seed: 5 }],
    1420,
    200,
  );
  return shot({
    surface: { kind: 'silk', colour: '#dcc7b4', strength: 1.1, seed: 37 },
    items: [
      envelope(
        { colour: '#e9d9bd', liner: '#44124e', linerInk: '#d0a24a' },
        { width: 520, x: 420, y: 430, turn: 9 },
      ),
      card(face, {
        width: 680,
        x: 356,
        y: 600,
        turn: -5,
        tilt: 8,
        edge: ['#35103d', '#2a0c31', '#200824', '#180519'],
        lift: 1.2,
        over: [
          onCard(satinBand, -10, 650, 1420, { lift: 8, colour: '20,4,14' }),
          metal(medallion(place(lotus(150, 12), 0, 62)), 700, 746, 270),
        ],
      }),
      gobo(8, 0.22, 16),
      petals(
        [
          [60, 920, 1.3, 40],
          [110, 962, 1, 100],
          [668, 960, 1, 20],
          [60, 90, 1, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/ang-ribbon/maroon-velvet', shape: 'card', draw: maroonVelvet },
  { name: 'cards/ang-ribbon/emerald-anand', shape: 'card', draw: emeraldAnand },
  { name: 'cards/ang-ribbon/plum-lotus', shape: 'card', draw: plumLotus },
];
