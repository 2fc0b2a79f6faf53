import { drawFace, type FaceArt, gold, goldOnLight } from '#art/card/face.ts';
import { boxEdge } from '#art/card/folded.ts';
import { card, onCard, shot } from '#art/card/shot.ts';
import { slab } from '#art/card/slab.ts';
import { pearl, silk } from '#art/card/stock.ts';
import { circle, line, mirrored, path, place, rect, turned, within, without } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus, openLotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frame, frameLines, lotusUnit, rosetteUnit } from '#art/motifs/borders.ts';
import { girihRosette, khatam, star, starAndCross } from '#art/motifs/geometry.ts';
import { block, jaaliEight, ogeeNet, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { ganesha, kalash, khanda } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { medallion, metal } from '#art/props/metal.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 8: a box with a lid and a tray, the cards it holds fanned beside it. */

const SQUARE = { width: 1000, height: 1000 };
const EMERALD = '#0c4638';
const NAVY = '#16244f';

/** A plain insert: a pearl card with a fine frame; `inside` is foil, `ink` is pressed. */
const insert = (colour: string, inside: string, ink = ''): Promise<FaceArt> =>
  drawFace({
    stock: pearl(colour),
    ink,
    press: 0.18,
    foils: [
      goldOnLight(
        frameLines([
          [40, 4],
          [56, 1.6],
        ]) + inside,
      ),
    ],
  });

/** A square casket of emerald silk; its three cards stand out behind it like a fan. */
async function emeraldCasket(): Promise<Buffer> {
  const [lid, middle, left, right] = await Promise.all([
    drawFace({
      sheet: SQUARE,
      stock: silk(EMERALD, 0.08, 64),
      foils: [
        gold(
          frameLines(
            [
              [36, 6],
              [54, 2],
            ],
            1000,
            1000,
          ) +
            frame(lotusUnit(62, 2.6), 66, '', 40, 1000, 1000) +
            frameLines([[116, 2.4]], 1000, 1000) +
            without(
              'heart',
              circle(500, 500, 318),
              patterned(
                ogeeNet('net', 128, 104, 2.4, place(lotus(26, 1.8), 0, 10)),
                'net',
                block(124, 124, 752, 752),
              ),
            ) +
            circle(500, 500, 316, line(5)) +
            circle(500, 500, 300, line(1.8)) +
            place(openLotus(276, 5.4), 500, 500),
        ),
      ],
    }),
    insert(
      '#fbf3df',
      place(ganesha(6), 500, 330, { scale: 0.8 }) + devanagari('शुभ विवाह', 500, 640, { size: 104 }),
      stackedNames('Aarav', 'Meera', 500, 820, { size: 130, colour: EMERALD, and: '#9a6a1e' }),
    ),
    insert('#f3e2cf', place(kalash(4), 500, 560, { scale: 1.6 })),
    insert('#dfe7d6', place(mandala(GRAND_MANDALA, 3), 500, 440, { scale: 1.06 })),
  ]);
  return shot({
    surface: { kind: 'silk', colour: '#efe5d2', strength: 0.9, seed: 81 },
    vignette: 0.26,
    items: [
      card(left, { width: 300, x: 214, y: 318, turn: -17, edge: ['#d9c6ae', '#c5b096'] }),
      card(right, { width: 300, x: 506, y: 312, turn: 16, edge: ['#c2cdb8', '#aab79f'] }),
      card(middle, { width: 322, x: 358, y: 288, turn: -1, edge: ['#e2d5b8', '#cfc09f'] }),
      card(lid, {
        width: 470,
        x: 356,
        y: 700,
        turn: -3,
        tilt: 12,
        lift: 1.5,
        edge: boxEdge('#0a3a2f', '#c9a560', 44),
        shadow: '40,26,8',
        over: [tassel(985, 520, 300, GOLD_TASSEL, -22, 6)],
      }),
      gobo(4, 0.24, 14),
      marigolds([
        { x: 70, y: 938, size: 104, kind: 1, turn: 20 },
        { x: 22, y: 862, size: 84, kind: 0, turn: 80 },
      ]),
      petals([
        [150, 978, 1, 20],
        [640, 956, 1.1, 100],
        [676, 920, 0.8, 30],
      ]),
    ],
  });
}

/** An open box for an anand karaj: the card rests in its tray, the lid leans behind. */
async function anandBox(): Promise<Buffer> {
  const arch = mughalArch({ x: 500, apex: 90, width: 780, spring: 430, bottom: 1310, foils: 3 });
  const phulkari = (id: string, size: number): string =>
    ogeeNet(id, size, size, 3, path(star(4, size * 0.17, 0.4)) + path(khatam(size * 0.07), line(2)));
  const [lid, tray, inner] = await Promise.all([
    drawFace({
      stock: silk(NAVY, 0.08, 65),
      foils: [
        gold(
          frameLines([
            [40, 6],
            [58, 2],
          ]) +
            patterned(phulkari('phulkari', 132), 'phulkari', block(74, 74, 852, 1252)) +
            frameLines([[74, 2]]),
        ),
      ],
    }),
    drawFace({
      stock: silk('#20326b', 0.06, 66),
      print: rect(92, 92, 816, 1216, 'fill="#efe2c6"'),
      window: rect(92, 92, 816, 1216),
      foils: [
        gold(
          frameLines([
            [26, 3],
            [74, 3],
          ]) + frame(rosetteUnit(64), 50, '', 36),
        ),
      ],
    }),
    drawFace({
      stock: pearl('#fdf6e6'),
      print: path(arch, 'fill="#fffaf0"'),
      ink:
        stackedNames('Simran', 'Harpreet', 500, 700, { size: 148, colour: NAVY, and: '#9a6a1e' }) +
        smallCaps('Anand Karaj', 500, 1040, { size: 40, colour: '#5a3a2a' }) +
        smallCaps('Amritsar · 14 February', 500, 1110, { size: 32, colour: '#5a3a2a' }),
      press: 0.2,
      foils: [
        goldOnLight(
          frameLines([
            [30, 5],
            [46, 1.8],
          ]) +
            path(arch, line(6)) +
            path(
              mughalArch({ x: 500, apex: 118, width: 732, spring: 440, bottom: 1290, foils: 3 }),
              line(2),
            ) +
            place(khanda(), 500, 400, { scale: 1.35 }) +
            rule(500, 1190, 120, 60, 3) +
            circle(500, 1190, 7),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'silk', colour: '#e9dcc4', strength: 1, seed: 82 },
    vignette: 0.28,
    items: [
      card(lid, {
        width: 430,
        x: 456,
        y: 372,
        turn: 11,
        tilt: 9,
        lift: 1.3,
        edge: boxEdge('#111c40', '#0d1632', 26, 1),
        shadow: '40,26,12',
      }),
      card(tray, {
        width: 470,
        x: 312,
        y: 566,
        turn: -5,
        tilt: 9,
        lift: 1.5,
        edge: boxEdge('#182754', '#101b3e', 36, 1),
        shadow: '40,26,12',
        over: [onCard(inner.png, 112, 156, 776, { lift: 9, colour: '40,24,8' })],
      }),
      gobo(5, 0.24, 14),
      petals(
        [
          [640, 900, 1.3, 30],
          [604, 952, 1, 100],
          [672, 962, 1.1, -40],
          [60, 92, 1.1, 70],
          [110, 60, 0.9, 10],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** An eight-sided box, its lid a lattice round a brass star, the cards of a nikah standing behind. */
async function starOctagon(): Promise<Buffer> {
  const plum = '#4a1f4e';
  const corner = 293;
  const outline = `M${corner} 0H${1000 - corner}L1000 ${corner}V${1000 - corner}L${1000 - corner} 1000H${corner}L0 ${1000 - corner}V${corner}Z`;
  const inner = place(path(outline), 118, 118, { scale: 0.76 });
  const ring = (scale: number, thickness: number): string =>
    place(path(outline, line(thickness / scale)), 500 - 500 * scale, 500 - 500 * scale, { scale });
  const eighths = (inside: string, offset = 0): string =>
    place(
      turned(8, () => inside, offset),
      500,
      500,
    );
  const [lid, main, second] = await Promise.all([
    drawFace({
      sheet: SQUARE,
      stock: silk(plum, 0.08, 68),
      cut: cutAlong(outline),
      edge: 0.2,
      foils: [
        gold(
          ring(0.95, 7) +
            ring(0.92, 2.4) +
            eighths(
              Array.from({ length: 7 }, (_, index) =>
                place(path(khatam(15), line(3)), (index - 3) * 51, -425),
              ).join(''),
            ) +
            ring(0.78, 5) +
            without(
              'heart',
              circle(500, 500, 268),
              within(
                'lid',
                inner,
                patterned(starAndCross('lidNet', 128, 3.6), 'lidNet', block(100, 100, 800, 800)),
              ),
            ) +
            circle(500, 500, 264, line(6)) +
            circle(500, 500, 248, line(2)) +
            eighths(path(petal(136, 240, 40), line(4)) + path(petal(160, 214, 16))) +
            eighths(path(petal(150, 238, 16)), 0.5),
        ),
      ],
    }),
    drawFace({
      stock: pearl('#fbf2e2'),
      ink:
        stackedNames('Zoya', 'Imran', 500, 440, { size: 150, colour: plum, and: '#9a6a1e' }) +
        smallCaps('Nikah', 500, 270, { size: 44, colour: plum }),
      press: 0.18,
      foils: [
        goldOnLight(
          frameLines([
            [36, 6],
            [54, 2],
          ]) +
            path(
              mughalArch({ x: 500, apex: 100, width: 780, spring: 380, bottom: 1330, foils: 3 }),
              line(5),
            ) +
            mirrored(place(girihRosette(8, 84, 3.4), 138, 138)),
        ),
      ],
    }),
    drawFace({
      stock: pearl('#d9c3dc', '#fff0e6', 74),
      foils: [
        goldOnLight(
          patterned(jaaliEight('net', 120, 4), 'net', block(40, 40, 920, 1320)) + frameLines([[40, 6]]),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'silk', colour: '#d8c7b0', strength: 0.9, seed: 83 },
    vignette: 0.28,
    items: [
      card(second, { width: 330, x: 214, y: 300, turn: -14, edge: ['#bfa6c3', '#a98fae'] }),
      card(main, { width: 360, x: 440, y: 296, turn: 6, edge: ['#e2d5b8', '#cfc09f'] }),
      slab(outline, {
        sheet: SQUARE,
        width: 540,
        x: 350,
        y: 682,
        turn: -8,
        tilt: 10,
        depth: 62,
        sides: ['#c9a560', '#a07c38', '#5c430f'],
        shadow: '36,14,30',
      }),
      slab(outline, {
        sheet: SQUARE,
        width: 548,
        x: 350,
        y: 681,
        turn: -8,
        tilt: 10,
        depth: 34,
        sides: ['#6b3470', '#431b47', '#240c28'],
        shadow: '36,14,30',
      }),
      card(lid, {
        width: 548,
        x: 350,
        y: 681,
        turn: -8,
        tilt: 10,
        edge: [],
        lift: 0,
        over: [metal(medallion(path(star(8, 150, 0.56)) + circle(0, 0, 26)), 500, 500, 250)],
      }),
      gobo(7, 0.24, 14),
      petals(
        [
          [646, 930, 1.3, 30],
          [680, 880, 1, 100],
          [60, 956, 1.1, -40],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-8/emerald-casket', shape: 'card', draw: emeraldCasket },
  { name: 'cards/series-8/anand-box', shape: 'card', draw: anandBox },
  { name: 'cards/series-8/star-octagon', shape: 'card', draw: starOctagon },
];
