import { drawFace } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { cotton } from '#art/card/stock.ts';
import { polar } from '#art/drawing/curves.ts';
import { circle, inked, line, path, place } from '#art/drawing/svg.ts';
import { blossom, rose, veinedLeaf } from '#art/flora/ink.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { engravedBud, engravedLotus, lilyPad, stem } from '#art/flora/lotus.ts';
import { names, plainDevanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { dove } from '#art/motifs/animals.ts';
import { deckle } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 2: one ink pressed deep into blush or sage cotton with torn edges. */

const BLUSH = '#f4dfd8';

const ROSE_INK = '#8d4653';

/** An engraved lotus before a pressed sun. */
async function blushLotus(): Promise<Buffer> {
  const pond =
    stem('M292 470C300 620 420 800 452 968', 2.6) +
    stem('M742 560C748 700 590 830 556 968', 2.6) +
    stem('M500 690C512 800 496 880 504 968', 3) +
    place(engravedBud(152), 292, 474, { turn: -7 }) +
    place(engravedBud(118, 2.2, 11), 742, 566, { turn: 9 }) +
    place(engravedLotus(318), 500, 700) +
    place(lilyPad(138, 30), 690, 962, { turn: -2 }) +
    place(lilyPad(168, 36), 330, 974, { turn: 2 }) +
    place(lilyPad(84, 17, 2), 548, 992) +
    [0, 1, 2]
      .map((row) =>
        path(
          `M${330 + row * 26} ${1016 + row * 10}Q500 ${1010 + row * 10} ${670 - row * 26} ${1016 + row * 10}`,
          line(1.5),
        ),
      )
      .join('');
  const sun = circle(500, 520, 330);
  const face = await drawFace({
    stock: cotton(BLUSH),
    print: inked(sun, '#f0cfc5'),
    deboss: sun,
    ink:
      inked(pond, ROSE_INK, BLUSH) +
      inked(
        names('Aarav', 'Meera', 500, 1146, { size: 106, weight: 500 }) +
          plainDevanagari('विवाह उत्सव', 500, 1220, { size: 42 }) +
          smallCaps('Kochi · 18.01', 500, 1276, { size: 25 }),
        ROSE_INK,
      ),
    cut: deckle(),
    edge: 0.9,
  });
  const strand = Array.from({ length: 30 }, (_, index): [number, number] => {
    const t = index / 29;
    return [544 + 216 * t - 60 * Math.sin(t * 3), 1026 - 332 * t + 46 * Math.sin(t * 6.4)];
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d8d6c6', strength: 1.4, seed: 12 },
    vignette: 0.22,
    items: [
      envelope(
        { colour: '#b9c2aa', liner: '#f7ece3', linerInk: '#c99b8f' },
        { x: 388, y: 486, turn: 5, shadow: '50,50,40' },
      ),
      card(face, {
        width: 548,
        x: 360,
        y: 508,
        turn: -2.5,
        tilt: 8,
        shadow: '70,40,35',
        edge: ['#dfc5bc', '#cfb2a8', '#b89a90'],
      }),
      gobo(3, 0.25, 11),
      jasmine(strand),
    ],
  });
}

const SAGE = '#d3dbc8';

const MOSS = '#2f4536';

/** A ring of engraved roses and leaves, heavy at the lower left, a dove above the names. */
async function sageRing(): Promise<Buffer> {
  const on = (degrees: number, drawing: string, turn = degrees, reach = 352): string => {
    const [x, y] = polar(reach, (degrees * Math.PI) / 180);
    return place(drawing, 500 + x, 600 + y, { turn });
  };
  const leaves = Array.from({ length: 22 }, (_, index) => {
    const degrees = 150 + index * 11.6;
    return on(
      degrees,
      veinedLeaf(index % 2 === 0 ? 118 : 96, 26, 2.2),
      degrees + (index % 2 === 0 ? 42 : 138),
      352,
    );
  }).join('');
  const heads = [
    [228, 96, 4],
    [256, 74, 7],
    [203, 78, 9],
    [182, 54, 12],
    [281, 52, 15],
  ]
    .map(([degrees = 0, radius = 0, seed = 1]) => on(degrees, rose(radius, 2.4, seed)))
    .join('');
  const small = [
    [304, 34],
    [322, 28],
    [160, 34],
    [142, 28],
  ]
    .map(([degrees = 0, radius = 0]) => on(degrees, blossom(radius, 2)))
    .join('');
  const face = await drawFace({
    stock: cotton(SAGE),
    deboss: circle(500, 600, 246),
    ink: inked(
      circle(500, 600, 352, line(3)) +
        leaves +
        heads +
        small +
        place(dove(), 490, 470, { scale: 0.72 }) +
        stackedNames('Sara', 'Daniel', 500, 596, { size: 100, weight: 500 }) +
        smallCaps('together with their families', 500, 1120, { size: 27 }) +
        smallCaps('Panaji · 9 January', 500, 1172, { size: 27 }) +
        rule(500, 1240, 110, 40, 2.4),
      MOSS,
      SAGE,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#c9cac6', strength: 1.4, seed: 22 },
    vignette: 0.24,
    items: [
      envelope({ colour: '#f1e9dc', liner: '#9fb094', linerInk: '#f5efe2' }, { x: 330, y: 486, turn: -6 }),
      card(face, {
        width: 552,
        x: 368,
        y: 510,
        turn: 3,
        tilt: 8,
        shadow: '50,50,40',
        edge: ['#bcc6b0', '#a9b49c', '#96a289'],
      }),
      gobo(5, 0.26, 12),
      petals(
        [
          [70, 930, 1.2, 30],
          [112, 966, 1, 110],
          [52, 978, 0.8, 60],
          [676, 180, 1, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-2/blush-lotus', shape: 'card', draw: blushLotus },
  { name: 'cards/series-2/sage-ring', shape: 'card', draw: sageRing },
];
