import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, envelope, onCard, shot } from '#art/card/shot.ts';
import { cotton, pearl, silk } from '#art/card/stock.ts';
import { circle, inked, line, mirrored, path, place, rect } from '#art/drawing/svg.ts';
import { vine, wreath } from '#art/flora/ink.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, roman, rule, smallCaps } from '#art/lettering.ts';
import { elephant, swan } from '#art/motifs/animals.ts';
import { frame, frameLines, lotusUnit, strip, vineUnit } from '#art/motifs/borders.ts';
import { chhatri } from '#art/motifs/buildings.ts';
import { block, halfDrop, patterned } from '#art/motifs/jaali.ts';
import { ticket } from '#art/motifs/outline.ts';
import { peacockProfile } from '#art/motifs/peacock.ts';
import { cross } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { waxSeal } from '#art/props/metal.ts';
import type { Recipe } from '#art/recipe.ts';

/** G: a house's crest for the couple, bearers at its sides, sealed in wax. */

/** A shield of 400 x 480 round 0,0, its head curved up in two wings. */
const shield = (size: number): string => {
  const at = (x: number, y: number): string => `${(x * size).toFixed(1)} ${(y * size).toFixed(1)}`;
  return `M${at(0, -0.94)}C${at(0.2, -0.76)} ${at(0.56, -0.78)} ${at(0.8, -1)}C${at(0.98, -0.4)} ${at(0.98, 0.36)} ${at(0.5, 0.86)}Q${at(0.2, 1.1)} ${at(0, 1.2)}Q${at(-0.2, 1.1)} ${at(-0.5, 0.86)}C${at(-0.98, 0.36)} ${at(-0.98, -0.4)} ${at(-0.8, -1)}C${at(-0.56, -0.78)} ${at(-0.2, -0.76)} ${at(0, -0.94)}Z`;
};

/** Two elephants hold the shield of the couple under a pavilion. */
async function elephantCrest(): Promise<Buffer> {
  const ivory = '#f8f0df';
  const navy = '#1b2a52';
  const bearers = mirrored(place(elephant({ howdah: true }), 206, 748, { scale: 0.9 }), 500);
  const face = await drawFace({
    stock: cotton(ivory),
    press: 0.36,
    ink:
      inked(bearers + path('M40 752H960', line(5)) + path('M40 764H960', line(1.8)), navy, ivory) +
      inked(
        names('Aarav', 'Meera', 500, 1010, { size: 128 }) +
          smallCaps('Jodhpur · 22 November', 500, 1096, { size: 32 }),
        navy,
        ivory,
      ),
    foils: [
      goldOnLight(
        place(
          path(shield(140), `style="fill:var(--paper)" stroke="currentColor" stroke-width="8"`) +
            path(shield(124), line(2.4)) +
            rect(-2, -76, 4, 160),
          500,
          562,
        ) +
          roman('A', 446, 606, { size: 116, weight: 600 }) +
          roman('M', 556, 606, { size: 116, weight: 600 }) +
          chhatri(500, 436, 200, 230) +
          mirrored(
            vine(
              [
                [520, 800, 0],
                [640, 838, 0],
                [780, 816, 0],
                [900, 842, 0],
              ],
              12,
              40,
              3.4,
            ),
          ) +
          place(lotus(52, 3), 500, 852) +
          frameLines([
            [40, 6],
            [58, 2],
          ]) +
          devanagari('शुभ विवाह', 500, 1232, { size: 84 }) +
          rule(500, 1290, 120, 40, 3),
      ),
    ],
    cut: ticket(1000, 1400, 64),
    edge: 0.1,
  });
  return shot({
    surface: { kind: 'slate', colour: '#4b5560', strength: 1, seed: 101 },
    vignette: 0.3,
    items: [
      envelope(
        { colour: '#1b2a52', liner: '#f3e6c8', linerInk: '#b98a35' },
        { width: 548, x: 396, y: 484, turn: 7 },
      ),
      card(face, {
        width: 556,
        x: 346,
        y: 512,
        turn: -3.5,
        edge: ['#d8b565', '#b88f3c', '#8d6a24'],
        shadow: '16,14,18',
      }),
      gobo(7, 0.26, 14),
      petals(
        [
          [640, 950, 1.2, 30],
          [676, 908, 0.9, 110],
          [56, 66, 1, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** Two peacocks face each other over a wine silk card, closed with a band and a wax seal. */
async function sealedPeacocks(): Promise<Buffer> {
  const wine = '#5d1230';
  const buta =
    place(path(petal(0, 30, 10)), 0, 12) + mirrored(place(path(petal(0, 20, 5)), 5, 12, { turn: 60 }), 0);
  const face = await drawFace({
    stock: silk(wine, 0.08, 67),
    foils: [
      gold(
        frameLines([
          [36, 6],
          [54, 2],
        ]) +
          frame(vineUnit(92, 3.4), 84, '', 60) +
          frameLines([[114, 2]]) +
          mirrored(place(peacockProfile(5), 348, 536, { scale: 0.68 }), 500) +
          place(wreath(88, 20, 44, 4), 500, 252) +
          roman('R', 500, 292, { size: 124 }) +
          path('M130 546H870', line(4)) +
          strip(lotusUnit(58, 2.6), 140, 566, 720) +
          patterned(halfDrop('buta', 110, 110, buta), 'buta', block(124, 980, 752, 296)),
      ),
    ],
  });
  const belly = await drawFace({
    sheet: { width: 1060, height: 300 },
    stock: pearl('#f7ead0'),
    ink:
      smallCaps('Ranveer', 208, 160, { size: 50, colour: wine }) +
      smallCaps('Kavya', 852, 160, { size: 50, colour: wine }),
    press: 0.16,
    foils: [
      goldOnLight(
        rect(0, 16, 1060, 6) +
          rect(0, 30, 1060, 2) +
          rect(0, 278, 1060, 6) +
          rect(0, 268, 1060, 2) +
          mirrored(strip(vineUnit(60, 2.4), 60, 226, 290), 530),
      ),
    ],
  });
  const seal = await waxSeal(place(lotus(66, 5), 0, 26) + circle(0, 44, 5), 500, 790, 300, '#a2741f');
  return shot({
    surface: { kind: 'slate', colour: '#8f9490', strength: 1.1, seed: 103 },
    vignette: 0.28,
    items: [
      card(face, {
        width: 586,
        x: 366,
        y: 502,
        turn: 4,
        edge: ['#4a0d26', '#3c0a1e', '#d0a24a', '#300718'],
        lift: 1.2,
        shadow: '20,12,14',
        over: [onCard(belly.png, -30, 640, 1060, { lift: 7 }), seal],
      }),
      gobo(8, 0.26, 14),
      petals(
        [
          [60, 930, 1.2, 40],
          [104, 966, 1, 100],
          [664, 70, 1, 20],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** Two swans under a crowned monogram on sage, tied with a gold cord, for a church wedding. */
async function swanMonogram(): Promise<Buffer> {
  const sage = '#c9d2be';
  const forest = '#2a3f35';
  const face = await drawFace({
    stock: cotton(sage),
    press: 0.36,
    ink:
      inked(
        mirrored(place(swan(), 330, 760, { scale: 1.12 })) +
          [0, 1, 2]
            .map((row) => path(`M${150 + row * 60} ${776 + row * 22}H${850 - row * 60}`, line(4 - row)))
            .join(''),
        forest,
        sage,
      ) +
      inked(
        names('Elsa', 'George', 500, 1010, { size: 142 }) +
          smallCaps('request the honour of your presence', 500, 1092, { size: 28 }) +
          smallCaps('Kochi · 9 January', 500, 1190, { size: 34 }),
        forest,
        sage,
      ),
    foils: [
      goldOnLight(
        place(wreath(190, 44, 58, 4, 70), 500, 330) +
          roman('E', 438, 384, { size: 170, weight: 600 }) +
          roman('G', 560, 384, { size: 170, weight: 600 }) +
          rect(497, 268, 5, 130) +
          mirrored(
            place(path(petal(0, 62, 20)), 500, 132) +
              place(path(petal(0, 50, 15)), 512, 132, { turn: 38 }) +
              place(path(petal(0, 42, 12)), 524, 136, { turn: 70 }),
          ) +
          frameLines([
            [36, 6],
            [54, 2],
          ]) +
          rule(500, 1262, 130, 50, 3) +
          circle(500, 1262, 8),
      ),
    ],
  });
  const seal = await waxSeal(
    place(wreath(76, 18, 40, 5), 0, 0) + place(cross(), 0, 0, { scale: 0.6 }),
    0,
    0,
    250,
    '#6e1f2c',
  );
  return shot({
    surface: { kind: 'slate', colour: '#6d6a66', strength: 1, seed: 105 },
    vignette: 0.28,
    items: [
      envelope(
        { colour: '#f1ead9', liner: '#2a3f35', linerInk: '#c9a14e' },
        { width: 552, x: 340, y: 470, turn: -7 },
      ),
      card(face, {
        width: 556,
        x: 376,
        y: 510,
        turn: 3,
        edge: ['#b3bda6', '#9da890', '#879279'],
        shadow: '20,18,14',
      }),
      `<div style="position:absolute;left:94px;top:900px;transform:scale(.6) rotate(-14deg)">${seal}</div>`,
      gobo(4, 0.26, 14),
      petals(
        [
          [664, 90, 1.1, 30],
          [690, 140, 0.8, 110],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/g/elephant-crest', shape: 'card', draw: elephantCrest },
  { name: 'cards/g/sealed-peacocks', shape: 'card', draw: sealedPeacocks },
  { name: 'cards/g/swan-monogram', shape: 'card', draw: swanMonogram },
];
