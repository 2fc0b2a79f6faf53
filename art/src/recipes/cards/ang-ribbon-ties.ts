import { drawCloth, type Strip } from '#art/card/cloth.ts';
import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { type Ramp, satin } from '#art/card/ramp.ts';
import { ribbonAcross, satinBow } from '#art/card/ribbon.ts';
import { card, envelope, onCard, shot } from '#art/card/shot.ts';
import { NIGHT_VELVET, pearl, velvet } from '#art/card/stock.ts';
import { bezier, type Point } from '#art/drawing/curves.ts';
import { circle, inked, line, mirrored, outline, path, place, turned, within } from '#art/drawing/svg.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { lilyBud, lilyFront, lilySide } from '#art/flora/lily.ts';
import { PINK_PETALS, petals, ROSE_PETALS, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { leaf, petal } from '#art/flora/petal.ts';
import { devanagari, names, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { block, ogeeNet, patterned } from '#art/motifs/jaali.ts';
import { LACE_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { ganesha, rings, standingLamp } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { tiedAcross, tiedDown } from '#art/props/tied.ts';
import type { Recipe } from '#art/recipe.ts';

/** Ang Ribbon, tied otherwise: a square on its corner, a cross of ribbon as on a gift, one untied and laid open. */

const DIAMOND = 'M700 0L1400 700L700 1400L0 700Z';

/** Rings of tie-dyed dots, each row a diamond round 700,700. */
const tied = (reach: number, dots: number, size: number): string =>
  [0, 1, 2, 3]
    .map((_side) =>
      Array.from({ length: dots }, (_, index) => {
        const t = (index + 0.5) / dots;
        return circle(reach * t, -reach * (1 - t), size, line(size * 0.62));
      }).join(''),
    )
    .map((row, side) => place(row, 700, 700, { turn: side * 90 }))
    .join('');

/** A square of rani velvet on its corner, bandhani dots in gold, a marigold satin round its waist. */
async function bandhaniDiamond(): Promise<Buffer> {
  const sheet = { width: 1400, height: 1400 };
  const ramp = satin('#7a3204', '#e0902a', '#f9d38c');
  const corner = (turn: number): string =>
    place(
      place(
        turned(8, () => path(petal(10, 44, 13))) + circle(0, 0, 9) + turned(16, () => circle(0, -62, 5)),
        0,
        -500,
      ),
      700,
      700,
      { turn },
    );
  const [face, behind, sash, knot] = await Promise.all([
    drawFace({
      sheet,
      stock: velvet('#34021e', '#8f1150', '#d04a86', 73),
      cut: cutAlong(DIAMOND),
      edge: 0.4,
      foils: [
        gold(
          place(path(DIAMOND, line(8)), 36, 36, { scale: 0.95 }) +
            place(path(DIAMOND, line(2.6)), 56, 56, { scale: 0.92 }) +
            tied(606, 26, 6.4) +
            tied(566, 24, 5) +
            tied(470, 17, 6.4) +
            corner(0) +
            corner(90) +
            corner(180) +
            corner(270) +
            place(lotus(70, 3), 700, 346) +
            devanagari('शुभ विवाह', 700, 500, { size: 128 }) +
            names('Hetal', 'Parth', 700, 668, { size: 136 }) +
            smallCaps('Bhuj · 24 January', 700, 764, { size: 42, weight: 700 }),
        ),
      ],
    }),
    drawFace({
      sheet,
      stock: pearl('#f6ead0'),
      cut: cutAlong(DIAMOND),
      edge: 0.2,
      foils: [
        goldOnLight(
          place(path(DIAMOND, line(8)), 36, 36, { scale: 0.95 }) +
            tied(600, 22, 7) +
            tied(540, 20, 7) +
            tied(480, 18, 7),
        ),
      ],
    }),
    drawCloth([ribbonAcross(ramp, 100, 0, 1100, 104)], 1100, 200),
    drawCloth(satinBow(ramp, 340, 210, 1.2, 0.84), 680, 640),
  ]);
  return shot({
    surface: { kind: 'silk', colour: '#e3d2b6', strength: 1, seed: 38 },
    vignette: 0.28,
    items: [
      card(behind, { width: 610, x: 408, y: 440, turn: 7, edge: ['#dccba6', '#c9b78e'], shadow: '50,24,20' }),
      card(face, {
        width: 672,
        x: 350,
        y: 508,
        turn: -3,
        tilt: 8,
        edge: ['#4c0a2c', '#3e0723', '#30051a'],
        lift: 1.1,
        shadow: '50,14,26',
        over: [
          `<div style="position:absolute;left:0;top:0;width:1400px;height:1400px;clip-path:path('${DIAMOND}')">${onCard(sash, 150, 840, 1100, { lift: 9, colour: '30,4,16' })}</div>`,
          onCard(knot, 360, 730, 680, { lift: 9, colour: '30,4,16' }),
        ],
      }),
      gobo(5, 0.22, 16),
      jasmine(bezier([560, -10], [600, 90], [690, 90], [730, 190], 17), 21),
      marigolds([
        { x: 60, y: 930, size: 112, kind: 1, turn: 20 },
        { x: 152, y: 974, size: 90, kind: 0, turn: 80 },
        { x: 46, y: 836, size: 76, kind: 2, turn: 130 },
      ]),
      petals(
        [
          [640, 930, 1.3, 30],
          [676, 890, 1, 100],
          [70, 90, 1.1, 20],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** Slate-blue velvet wrapped as a gift, ivory satin crossed and tied on it, white lilies below the names. */
async function lilyGift(): Promise<Buffer> {
  const ivory = satin('#8f7c5c', '#e3d5b8', '#faf2e0');
  const ink = '#8fa3b4';
  const spray =
    path('M70 1400C120 1240 180 1120 300 1010M160 1400C260 1300 360 1260 470 1240', line(6)) +
    place(path(leaf(330, 44), outline(4)), 110, 1340, { turn: 62 }) +
    place(path(leaf(300, 40), outline(4)), 120, 1280, { turn: -8 }) +
    place(lilySide(210, 4), 240, 1070, { turn: 34 }) +
    place(lilyFront(150, 4), 150, 1180, { turn: 14 }) +
    place(lilyFront(120, 4), 390, 1266, { turn: 40 }) +
    place(lilyBud(150, 4), 490, 1236, { turn: 66 });
  const face = await drawFace({
    stock: velvet('#16283a', '#35516b', '#7897b3', 83),
    print: inked(place(spray, 0, 322, { scale: 0.77 }), ink, '#fffaf0'),
    foils: [
      gold(
        frameLines([
          [34, 6],
          [52, 2.4],
        ]) +
          place(rings(8), 292, 530, { scale: 0.62 }) +
          stackedNames('Grace', 'Nikhil', 292, 690, { size: 132 }) +
          smallCaps('Panaji · 2 January', 292, 962, { size: 30, weight: 700 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#cfc5b4', seed: 39 },
    vignette: 0.28,
    items: [
      envelope(
        { colour: '#f1e8d6', liner: '#35516b', linerInk: '#e3d5b8' },
        { width: 552, x: 390, y: 462, turn: 7 },
      ),
      card(face, {
        width: 580,
        x: 350,
        y: 516,
        turn: -3,
        tilt: 8,
        edge: ['#203347', '#1a2b3c', '#152331', '#0f1a25'],
        lift: 1.2,
        over: [
          ...tiedAcross(372, { ramp: ivory, breadth: 116, bow: 0 }),
          ...tiedDown(684, { ramp: ivory, breadth: 116, bow: 1.36, knot: 0.266 }),
        ],
      }),
      gobo(7, 0.22, 16),
      petals(
        [
          [60, 80, 1.2, 40],
          [660, 950, 1.2, 100],
          [690, 900, 0.9, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A loose end of satin lying along points on the table, in shot units. */
function looseEnd(ramp: Ramp, points: readonly Point[], breadth: number, seed: number): Strip {
  const on = (along: number): Point => {
    const place = Math.min(1, Math.max(0, along)) * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(place));
    const [from = [0, 0], to = [0, 0]] = [points[index], points[index + 1]];
    const part = place - index;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  /** Its heading is taken over a stretch, or the cloth would crease at every point. */
  const at = (along: number): readonly [x: number, y: number, heading: number] => {
    const [before, here, after] = [on(along - 0.03), on(along), on(along + 0.03)];
    return [here[0], here[1], Math.atan2(after[1] - before[1], after[0] - before[0])];
  };
  return {
    ramp,
    seed,
    steps: [320, 40],
    at(along, across) {
      const [x, y, heading] = at(along);
      const roll = Math.sin(along * 9 + seed) * 0.3;
      const off = (across - 0.5) * breadth * Math.cos(roll);
      return [
        x - Math.sin(heading) * off,
        y + Math.cos(heading) * off,
        14 +
          8 * Math.sin(along * 11 + seed) +
          (across - 0.5) * breadth * Math.sin(roll) +
          2 * Math.cos(across * 9),
      ];
    },
    keep: (along, across) => along < 1 - 0.05 * (1 - Math.abs(across - 0.5) * 2),
  };
}

/** Untied and laid open: night velvet within the cover, the pearl page beside it, another lying tied below. */
async function untiedFolio(): Promise<Buffer> {
  const night = '#141c4a';
  const ramp = satin('#6a2a10', '#c8743c', '#f3c79a');
  const [left, right, closed] = await Promise.all([
    drawFace({
      stock: NIGHT_VELVET,
      foils: [
        gold(
          frameLines([
            [36, 6],
            [54, 2],
          ]) +
            path(mughalArch({ x: 500, apex: 120, width: 780, spring: 440, bottom: 1290 }), line(6)) +
            path(mughalArch({ x: 500, apex: 150, width: 732, spring: 450, bottom: 1268 }), line(2.4)) +
            place(mandala(LACE_MANDALA, 3.2), 500, 640, { scale: 1.3 }) +
            devanagari('॥ श्री गणेशाय नमः ॥', 500, 1080, { size: 62 }) +
            place(lotus(80, 3), 500, 1210),
        ),
      ],
    }),
    drawFace({
      stock: pearl('#fbf2df'),
      press: 0.2,
      ink: inked(
        place(ganesha(5), 500, 330, { scale: 0.72 }) +
          stackedNames('Tara', 'Advait', 500, 730, { size: 170, and: '#b5832c' }) +
          smallCaps('Nashik', 500, 1110, { size: 44 }) +
          smallCaps('21 February', 500, 1168, { size: 44 }),
        night,
        '#fbf2df',
      ),
      foils: [
        goldOnLight(
          frameLines([
            [36, 6],
            [54, 2],
          ]) +
            mirrored(place(standingLamp(3), 170, 1330, { scale: 0.9 })) +
            devanagari('शुभ विवाह', 500, 536, { size: 90 }),
        ),
      ],
    }),
    drawFace({
      stock: NIGHT_VELVET,
      foils: [
        gold(
          frameLines([
            [36, 7],
            [56, 2.4],
          ]) +
            within(
              'field',
              path(block(56, 56, 888, 1288)),
              patterned(
                ogeeNet('night', 150, 122, 3.2, place(lotus(30, 2.4), 0, 12)),
                'night',
                block(56, 56, 888, 1288),
              ),
            ),
        ),
      ],
    }),
  ]);
  const ends = await drawCloth(
    [
      looseEnd(
        ramp,
        [
          ...bezier([34, 452], [-70, 520], [60, 620], [40, 720], 29),
          ...bezier([42, 728], [24, 806], [150, 836], [96, 962], 29),
        ],
        40,
        2,
      ),
      looseEnd(
        ramp,
        [
          ...bezier([682, 392], [770, 470], [640, 560], [676, 660], 29),
          ...bezier([680, 670], [700, 740], [600, 800], [664, 920], 29),
        ],
        40,
        7,
      ),
    ],
    720,
    1008,
  );
  return shot({
    surface: { kind: 'silk', colour: '#e0cdb8', strength: 1, seed: 40 },
    vignette: 0.28,
    items: [
      card(closed, {
        width: 400,
        x: 372,
        y: 860,
        turn: 9,
        tilt: 8,
        edge: ['#0c1130', '#0a0e28', '#080b20', '#060818'],
        over: tiedAcross(420, { ramp, breadth: 104, bow: 1.3, knot: 0.5 }),
      }),
      onCard(ends, 0, 0, 720, { lift: 4, colour: '60,30,14' }),
      folded(
        [
          { face: left, left: 0, width: 1000 },
          { face: right, left: 1000, width: 1000 },
        ],
        {
          sheet: { width: 2000, height: 1400 },
          width: 668,
          x: 360,
          y: 350,
          turn: -5,
          tilt: 9,
          edge: '#0a0e28',
        },
      ),
      gobo(8, 0.22, 16),
      petals(
        [
          [180, 958, 1.2, 40],
          [60, 60, 1, 100],
          [640, 60, 1, 20],
          [560, 980, 1, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/ang-ribbon/bandhani-diamond', shape: 'card', draw: bandhaniDiamond },
  { name: 'cards/ang-ribbon/lily-gift', shape: 'card', draw: lilyGift },
  { name: 'cards/ang-ribbon/untied-folio', shape: 'card', draw: untiedFolio },
];
