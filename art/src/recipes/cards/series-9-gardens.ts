import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { pearl, smoothCard } from '#art/card/stock.ts';
import { random } from '#art/drawing/random.ts';
import { circle, inked, line, path, place, rect, turned } from '#art/drawing/svg.ts';
import { rose, veinedLeaf } from '#art/flora/ink.ts';
import { PINK_PETALS, petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { colouredLotus, lilyPad, lotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { block, halfDrop, patterned } from '#art/motifs/jaali.ts';
import { mandala, ROSETTE } from '#art/motifs/mandala.ts';
import { cutAlong, ticket } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { hung, NARROW } from './series-9-parts.ts';

/** Series 9, flowers from foot to head. */

const PINK_TASSEL = { dark: '#6d1f38', body: '#c9566f', light: '#f5a9b4' };

/** A lotus pond from foot to head, the names in a golden moon. */
async function pichwaiPond(): Promise<Buffer> {
  const { width, height } = NARROW;
  const outline = mughalArch({ x: 330, apex: 0, width: 656, spring: 250, bottom: 1398, foils: 3 });
  const next = random(12);
  const flowers = [
    [120, 1330, 92],
    [330, 1350, 120],
    [548, 1330, 88],
    [220, 1210, 96],
    [450, 1215, 104],
    [90, 1110, 74],
    [330, 1090, 110],
    [572, 1106, 76],
    [190, 985, 78],
    [468, 990, 84],
    [76, 880, 58],
    [330, 925, 72],
    [584, 884, 60],
  ] as const;
  const stems = flowers
    .map(([x, y]) =>
      path(
        `M${x} ${y}C${x + (next() - 0.5) * 90} ${y + 160} ${x + (next() - 0.5) * 120} ${y + 320} ${x + (next() - 0.5) * 80} 1420`,
        'fill="none" stroke="#4f8a63" stroke-width="4.5"',
      ),
    )
    .join('');
  const pads = Array.from({ length: 15 }, (_, index) =>
    place(
      inked(lilyPad(56 + (index % 4) * 12, 20 + (index % 3) * 5, 2.6), '#8fc08a', '#1f6a4a'),
      40 + ((index * 173) % 590),
      1000 + ((index * 97) % 380),
      { turn: ((index * 17) % 24) - 12 },
    ),
  ).join('');
  const pinks = [
    ['#e98aa0', '#fde3e6'],
    ['#f3b0b4', '#fff0ee'],
    ['#d9607e', '#fbd0d6'],
  ] as const;
  const blooms = flowers
    .map(([x, y, size], index) => {
      const [fill, rim] = pinks[index % 3] ?? pinks[0];
      return place(colouredLotus(size, fill, rim, 2.6), x, y);
    })
    .join('');
  const face = await drawFace({
    sheet: NARROW,
    stock: smoothCard('#0d3a34'),
    print: rect(0, 0, width, height, 'fill="#0d3a34"') + stems + pads,
    layers: [{ art: blooms, lift: 1.6 }],
    foils: [
      gold(
        circle(330, 520, 232, line(5)) +
          circle(330, 520, 218, line(1.8)) +
          place(
            turned(36, () => path(petal(240, 268, 7))),
            330,
            520,
          ) +
          path(mughalArch({ x: 330, apex: 34, width: 600, spring: 262, bottom: 1372, foils: 3 }), line(3)) +
          devanagari('शुभ विवाह', 330, 452, { size: 66 }) +
          stackedNames('Aarav', 'Meera', 330, 540, { size: 78 }) +
          place(mandala(ROSETTE, 2.4), 330, 196, { scale: 0.52 }),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.2,
  });
  const back = await drawFace({
    sheet: NARROW,
    stock: smoothCard('#d9738a'),
    foils: [
      gold(
        path(mughalArch({ x: 330, apex: 34, width: 600, spring: 262, bottom: 1372, foils: 3 }), line(4)) +
          patterned(
            halfDrop('buds', 96, 110, place(lotus(26, 2.4), 0, 10)),
            'buds',
            block(40, 180, 580, 1180),
          ),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'silk', colour: '#ddc69b', strength: 0.8, seed: 74 },
    items: [
      card(back, { width: 396, x: 262, y: 470, turn: -11, edge: ['#b9566c', '#a4485d', '#8f3b4f'] }),
      card(face, {
        width: 404,
        x: 396,
        y: 468,
        turn: 4,
        edge: ['#0a2d28', '#08241f', '#061b18'],
        lift: 1.2,
        over: [hung(330, 1380, 250, PINK_TASSEL, -7, 8)],
      }),
      gobo(5, 0.24, 13),
      petals(
        [
          [650, 930, 1.2, 30],
          [604, 966, 1, 110],
          [70, 80, 1, -30],
          [676, 70, 0.8, 40],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** A single rose tree painted as the Mughals did, in a gold-flecked border. */
async function mughalRose(): Promise<Buffer> {
  const { width, height } = NARROW;
  const green = '#3c6a4a';
  const twigs =
    path(
      'M326 720C250 690 200 640 190 560M336 620C420 590 470 540 476 460M334 480C270 450 240 400 236 340',
      'fill="none" stroke="#3c6a4a" stroke-width="7" stroke-linecap="round"',
    ) +
    path(
      'M330 900C318 700 346 520 326 300',
      'fill="none" stroke="#3c6a4a" stroke-width="11" stroke-linecap="round"',
    );
  const leaves = inked(
    [
      [262, 704, -70],
      [206, 620, -110],
      [226, 640, 40],
      [400, 596, 60],
      [456, 540, 110],
      [440, 540, -20],
      [286, 466, -60],
      [250, 400, -120],
      [336, 660, 100],
      [326, 800, -80],
      [334, 800, 70],
      [344, 420, 70],
      [322, 380, -50],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(veinedLeaf(92, 25, 2.4), x, y, { turn }))
      .join(''),
    '#23503a',
    '#8fb58a',
  );
  const roses =
    inked(
      place(rose(96, 3, 4), 326, 270) +
        place(rose(70, 2.8, 9), 190, 530) +
        place(rose(74, 2.8, 13), 478, 430),
      '#a8324a',
      '#f6c3c4',
    ) + inked(place(rose(46, 2.4, 21), 236, 320), '#a8324a', '#fbe0d6');
  const face = await drawFace({
    sheet: NARROW,
    stock: pearl('#f8efdb', '#ffeccd'),
    print:
      rect(0, 0, width, height, 'fill="#c9a25c" fill-opacity=".28"') +
      path(block(66, 66, width - 132, height - 132), 'fill="#fbf5e6"') +
      twigs +
      leaves +
      roses,
    ink:
      stackedNames('Sara', 'Kabir', 330, 1010, { size: 104, colour: '#7a2036', and: '#9a6a1e' }) +
      smallCaps('Srinagar', 330, 1240, { size: 25, colour: '#4a3a2a' }) +
      smallCaps('21 October', 330, 1280, { size: 25, colour: '#4a3a2a' }),
    press: 0.16,
    foils: [
      goldOnLight(
        path(block(66, 66, width - 132, height - 132), line(4)) +
          path(block(80, 80, width - 160, height - 160), line(1.6)) +
          path(block(20, 20, width - 40, height - 40), line(3)) +
          Array.from(
            { length: 15 },
            (_, index) =>
              place(
                turned(6, () => path(petal(3, 15, 5))),
                43,
                80 + index * 88.5,
              ) +
              place(
                turned(6, () => path(petal(3, 15, 5))),
                width - 43,
                80 + index * 88.5,
              ),
          ).join('') +
          path('M200 906C260 890 300 900 330 900C360 900 400 888 460 906', line(4)),
      ),
    ],
    cut: ticket(width, height, 70),
    edge: 0.2,
  });
  const back = await drawFace({
    sheet: NARROW,
    stock: smoothCard(green),
    foils: [
      gold(
        patterned(
          halfDrop(
            'sprigs',
            120,
            150,
            place(
              turned(5, () => path(petal(4, 26, 8))),
              0,
              -14,
            ) + path('M0 -8V34M0 16Q14 8 18 -2M0 24Q-14 16 -18 6', line(3)),
          ),
          'sprigs',
          block(50, 50, 560, 1300),
        ) + path(block(30, 30, 600, 1340), line(3)),
      ),
    ],
    cut: ticket(width, height, 70),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'linen', colour: '#b98f86', seed: 77 },
    items: [
      card(back, { width: 392, x: 430, y: 466, turn: 10, edge: ['#2c5238', '#23442e', '#1b3624'] }),
      card(face, {
        width: 400,
        x: 314,
        y: 468,
        turn: -3.4,
        edge: ['#dccba6', '#c9b78e', '#b3a076'],
        lift: 1.2,
        over: [hung(330, 1384, 250, PINK_TASSEL, 6, 8)],
      }),
      gobo(3, 0.26, 13),
      petals(
        [
          [610, 930, 1.2, 30],
          [650, 966, 1, 110],
          [60, 80, 1, -30],
          [676, 900, 0.8, 40],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-9/pichwai-pond', shape: 'card', draw: pichwaiPond },
  { name: 'cards/series-9/mughal-rose', shape: 'card', draw: mughalRose },
];
