import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { inked, line, mirrored, path, place, rect, without } from '#art/drawing/svg.ts';
import { bananaLeaf } from '#art/flora/ink.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { petals } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { frameLines, toran } from '#art/motifs/borders.ts';
import { gopuram } from '#art/motifs/buildings.ts';
import { diya, kalash } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { KUMKUM } from './series-7-parts.ts';

/** Series 7, gopurams. */

/** All three panels side by side. */
const SPREAD = { width: 1400, height: 1260 };

/** The three panels spread flat: banana trees and kalashes at the sides of a gopuram. */
async function openThreshold(): Promise<Buffer> {
  const { width, height } = SPREAD;
  const fold = (x: number): string =>
    `<linearGradient id="fold${x}"><stop offset="0" stop-color="#2a0a00" stop-opacity="0"/><stop offset=".48" stop-color="#2a0a00" stop-opacity=".3"/><stop offset=".52" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>${rect(x - 34, 0, 68, height, `fill="url(#fold${x})"`)}`;
  const trees =
    [0, 1, 2, 3, 4]
      .map((index) =>
        place(bananaLeaf([420, 520, 560, 500, 400][index] ?? 400, 4, 6 + index, 0.05), 176, 760, {
          turn: [-58, -26, 2, 30, 62][index] ?? 0,
        }),
      )
      .join('') + path('M160 770C150 900 152 1020 146 1180H210C204 1020 202 900 192 770Z');
  const face = await drawFace({
    sheet: SPREAD,
    stock: smoothCard('#fbf0d6'),
    print:
      rect(0, 0, 350, height, 'fill="#e9a92c"') +
      rect(1050, 0, 350, height, 'fill="#e9a92c"') +
      inked(mirrored(trees, 700), '#1f5a3a', '#3f8a4c') +
      inked(mirrored(place(kalash(3), 262, 1186, { scale: 0.78 }), 700), '#8c1d1f', '#e9a92c') +
      inked(gopuram(700, 620, 420, 470), KUMKUM, '#fbf0d6') +
      fold(350) +
      fold(1050),
    ink:
      stackedNames('Lakshmi', 'Arjun', 700, 800, { size: 108, colour: KUMKUM, and: '#9a6a1e' }) +
      smallCaps('Madurai · 29 January', 700, 1050, { size: 27, colour: '#5a3a2a' }) +
      smallCaps('Kalyanam', 700, 690, { size: 30, colour: '#5a3a2a' }) +
      devanagari('शुभ विवाह', 700, 1144, { size: 62, colour: KUMKUM }),
    press: 0.18,
    deboss: rect(348, 0, 4, height) + rect(1048, 0, 4, height),
    foils: [
      goldOnLight(
        frameLines(
          [
            [22, 4],
            [34, 1.6],
          ],
          width,
          height,
        ) +
          toran(40, 46, 1320, 9, 22, 4) +
          rect(364, 40, 3, 1180) +
          rect(1033, 40, 3, 1180) +
          rule(700, 1190, 90, 50, 2.6) +
          path('M440 634H960', line(4)) +
          path('M440 646H960', line(1.8)),
      ),
    ],
  });
  return shot({
    surface: { kind: 'wood', colour: '#3d2519', strength: 1, seed: 66 },
    vignette: 0.34,
    items: [
      envelope(
        { colour: '#8c1d1f', liner: '#f3dfb0', linerInk: '#b98a35' },
        { width: 520, x: 384, y: 400, turn: 6 },
      ),
      card(face, {
        width: 668,
        x: 360,
        y: 560,
        turn: -1.6,
        tilt: 10,
        edge: ['#d9b878', '#c49c58', '#a98444'],
        lift: 1.2,
      }),
      gobo(4, 0.22, 14),
      jasmine(bezier([-20, 900], [120, 960], [240, 930], [330, 1030], 33)),
      marigolds([
        { x: 650, y: 956, size: 92, kind: 1, turn: 30 },
        { x: 704, y: 896, size: 76, kind: 2, turn: 70 },
      ]),
    ],
  });
}

/** A closed card cut as a temple tower, tier on tier, its doorway lit with the names. */
async function gopuramTower(): Promise<Buffer> {
  const tower = gopuram(500, 1396, 992, 1330);
  const door = pointedArch(500, 700, 420, 940, 1372);
  const core = path('M100 1140L340 340H660L900 1140Z');
  const doorway = path(pointedArch(500, 676, 456, 934, 1400));
  const face = await drawFace({
    stock: smoothCard('#b1482f'),
    print: inked(core, '#6b2218') + inked(tower, '#b1482f', '#7c2a1e') + path(door, 'fill="#fbeecb"'),
    emboss: without('lintel', doorway, tower),
    emphasis: 1.3,
    ink:
      stackedNames('Lakshmi', 'Arjun', 500, 1010, { size: 84, colour: KUMKUM, and: '#9a6a1e' }) +
      smallCaps('Thanjavur', 500, 1214, { size: 23, colour: '#5a3a2a' }) +
      smallCaps('27 January', 500, 1252, { size: 23, colour: '#5a3a2a' }) +
      inked(place(diya(2.4), 500, 1346, { scale: 0.62 }), KUMKUM, '#fbeecb'),
    press: 0.2,
    foils: [
      gold(
        without('door', doorway, `<g style="color:#000;--paper:#fff">${tower}</g>`) +
          path(pointedArch(500, 676, 456, 934, 1396), line(5)),
      ),
      goldOnLight(path(pointedArch(500, 718, 388, 946, 1360), line(2.6)) + place(lotus(50, 2.4), 500, 880)),
    ],
    cut: inked(tower + core, '#fff', '#fff'),
    edge: 0.3,
  });
  return shot({
    surface: { kind: 'wood', colour: '#3f2a1c', strength: 1, seed: 70 },
    vignette: 0.34,
    items: [
      envelope(
        { colour: '#e9b23f', liner: '#8c1d1f', linerInk: '#f3d08c' },
        { width: 560, x: 392, y: 500, turn: 6 },
      ),
      card(face, {
        width: 590,
        x: 352,
        y: 520,
        turn: -2.4,
        tilt: 8,
        edge: ['#8f3522', '#7c2a1a', '#682113', '#54190e'],
        lift: 1.3,
      }),
      gobo(4, 0.22, 14),
      jasmine(bezier([420, 1040], [520, 950], [640, 980], [760, 880], 27)),
      petals([
        [60, 950, 1.2, 20],
        [100, 978, 0.9, 100],
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-7/open-threshold', shape: 'card', draw: openThreshold },
  { name: 'cards/series-7/gopuram-tower', shape: 'card', draw: gopuramTower },
];
