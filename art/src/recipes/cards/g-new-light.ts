import { drawFace, foil, gold, goldOnLight } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { GOLD_ON_LIGHT } from '#art/card/ramp.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { acrylic, cotton, pearl, vellum } from '#art/card/stock.ts';
import { polar } from '#art/drawing/curves.ts';
import { circle, inked, line, num, path, place, rect, turned } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { frameLines, strip, templeUnit } from '#art/motifs/borders.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { cross } from '#art/motifs/sacred.ts';
import { gloss } from '#art/props/glass.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Rings of panes of a rose window: [from, to, count, half width, colours]. */
const PANES = [
  [66, 196, 12, 62, ['#f6b52e', '#ef7f2d']],
  [206, 322, 12, 98, ['#1f74b5', '#2fa0a8']],
] as const;

/** The coloured panes of a rose window round 0,0, its radius 408. */
const roseWindow = (): string =>
  circle(0, 0, 408, 'fill="#123a7a"') +
  circle(0, 0, 330, 'fill="#6a1f6b"') +
  circle(0, 0, 202, 'fill="#a3172f"') +
  PANES.map(([from, to, count, half, colours]) =>
    turned(count, (index) => path(petal(from, to, half, 0.5, 0.5), `fill="${colours[index % 2]}"`)),
  ).join('') +
  turned(12, (index) => circle(0, -366, 34, `fill="${index % 2 === 0 ? '#e23d52' : '#f6c445'}"`), 0.5) +
  turned(12, () => circle(0, -366, 30, 'fill="#2f9b62"')) +
  circle(0, 0, 60, 'fill="#fbe6a6"');

/** Stained glass on a clear arch throws its colours on the table, for a church wedding. */
async function stainedGlass(): Promise<Buffer> {
  const outline = pointedArch(500, 0, 1000, 620, 1400);
  const glass = place(roseWindow(), 500, 566);
  const lead =
    place(
      circle(0, 0, 66, line(9)) +
        PANES.map(([from, to, count, half]) =>
          turned(count, () => path(petal(from, to, half, 0.5, 0.5), line(8))),
        ).join('') +
        turned(24, (index) => circle(0, -366, index % 2 === 0 ? 31 : 35, line(7))) +
        circle(0, 0, 330, line(8)) +
        circle(0, 0, 202, line(6)) +
        circle(0, 0, 408, line(12)) +
        circle(0, 0, 424, line(4)) +
        turned(12, () => path('M0 -206V-328', line(5)), 0.5),
      500,
      566,
    ) +
    path(pointedArch(500, 40, 936, 630, 1366), line(11)) +
    path(pointedArch(500, 64, 900, 636, 1346), line(3.4)) +
    place(cross(), 500, 566, { scale: 0.6 });
  const face = await drawFace({
    stock: { ...acrylic('#f4f3ec'), clear: 0.16 },
    print:
      `<g fill-opacity=".93">${glass}</g>` +
      inked(
        names('Rhea', 'Aaron', 500, 1140, { size: 132 }) +
          smallCaps('Holy matrimony', 500, 1216, { size: 34, weight: 700 }) +
          smallCaps('Shillong · 20 December', 500, 1280, { size: 36, weight: 700 }),
        '#1d2f4f',
      ),
    foils: [foil(GOLD_ON_LIGHT, lead, 0.1)],
    cut: cutAlong(outline),
    edge: 0,
  });
  const glow =
    `<svg style="position:absolute;left:0;top:0;mix-blend-mode:multiply;opacity:.5;filter:blur(9px)" width="720" height="1008" viewBox="0 0 720 1008">` +
    `<g transform="translate(520 690) rotate(8) scale(.62 .6) skewX(-18) translate(-500 -640)">${glass}</g></svg>`;
  const shine = `<div style="position:absolute;left:0;top:0;width:1000px;height:1400px;clip-path:path('${outline}')">${gloss(1000, 1400)}</div>`;
  return shot({
    surface: { kind: 'plaster', colour: '#f1ece2', strength: 1, seed: 33 },
    vignette: 0.2,
    items: [
      glow,
      card(face, {
        width: 552,
        x: 322,
        y: 506,
        turn: -3,
        edge: ['#e8efe9', '#c6d4cc', '#a8bdb2'],
        shadow: '80,70,60',
        lift: 1.3,
        over: [shine],
      }),
      gobo(6, 0.18, 13),
      petals(
        [
          [664, 90, 1.1, 30],
          [630, 140, 0.9, 120],
          [56, 950, 1, -40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A pulli kolam: a lattice of dots `step` apart with loops drawn round them, `rows` from the middle. */
function kolam(step: number, rows: number, stroke: number): string {
  const dots: string[] = [];
  const loops: string[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -rows; column <= rows; column += 1) {
      if (Math.abs(row) + Math.abs(column) > rows) continue;
      dots.push(circle(column * step, row * step, stroke * 1.5));
      const [x, y] = [column * step, row * step];
      const h = step / 2;
      const k = step * 0.3;
      const edge = (dx: number, dy: number): boolean => Math.abs(row + dy) + Math.abs(column + dx) > rows;
      const quarter = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string => {
        const [aOut, bOut] = [edge(ax, ay), edge(bx, by)];
        const from = [x + ax * h * (aOut ? 0.86 : 1), y + ay * h * (aOut ? 0.86 : 1)] as const;
        const to = [x + bx * h * (bOut ? 0.86 : 1), y + by * h * (bOut ? 0.86 : 1)] as const;
        const first = aOut
          ? [from[0] + bx * k, from[1] + by * k]
          : [from[0] + (bx - ax) * k * 0.6, from[1] + (by - ay) * k * 0.6];
        const second = bOut
          ? [to[0] + ax * k, to[1] + ay * k]
          : [to[0] + (ax - bx) * k * 0.6, to[1] + (ay - by) * k * 0.6];
        return `M${from.map(num).join(' ')}C${first.map(num).join(' ')} ${second.map(num).join(' ')} ${to.map(num).join(' ')}`;
      };
      const sides = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const;
      sides.forEach((side, index) => {
        loops.push(quarter(side, sides[(index + 1) % 4] ?? side));
      });
    }
  }
  return path(loops.join(''), line(stroke)) + dots.join('');
}

/** A clear round sheet with a white kolam over a turmeric card on a plantain leaf, for a kalyanam. */
async function kolamDisc(): Promise<Buffer> {
  const turmeric = '#e3a018';
  const red = '#8c1220';
  const below = await drawFace({
    stock: pearl(turmeric, '#ffd56a', 62),
    ink: inked(
      names('Madhavi', 'Karthik', 500, 1130, { size: 116 }) +
        smallCaps('Madurai · 29 January', 500, 1222, { size: 40, weight: 700 }),
      red,
      turmeric,
    ),
    print:
      rect(0, 0, 1000, 64, `fill="${red}"`) +
      rect(0, 1336, 1000, 64, `fill="${red}"`) +
      inked(strip(templeUnit(72), 0, 64, 1000), red, turmeric) +
      inked(place(strip(templeUnit(72), 0, 0, 1000), 1000, 1336, { turn: 180 }), red, turmeric),
    foils: [
      gold(rect(0, 26, 1000, 6) + rect(0, 40, 1000, 3) + rect(0, 1366, 1000, 6) + rect(0, 1356, 1000, 3)),
    ],
    press: 0.16,
  });
  const disc = await drawFace({
    sheet: { width: 1100, height: 1100 },
    stock: { ...acrylic('#6d0d1c'), clear: 0.66 },
    print: inked(
      place(kolam(112, 3, 8), 550, 550) +
        place(
          turned(16, () => path(petal(410, 472, 92, 0.46, 0.5), line(6)) + path(petal(420, 452, 30))) +
            circle(0, 0, 492, line(5)) +
            turned(48, () => circle(0, -508, 5)),
          550,
          550,
        ),
      '#fffaf0',
    ),
    foils: [gold(place(circle(0, 0, 530, line(9)), 550, 550))],
    cut: circle(550, 550, 548),
    edge: 0,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#cfd6cc', strength: 1.1, seed: 34 },
    vignette: 0.24,
    items: [
      card(below, {
        width: 548,
        x: 352,
        y: 536,
        turn: 4,
        edge: ['#b97d0c', '#9a6608', '#7d5206'],
      }),
      card(disc, {
        width: 536,
        x: 366,
        y: 396,
        turn: 4,
        edge: ['#e7b9b6', '#a8404c', '#6b0f1c'],
        shadow: '50,14,6',
        lift: 1.3,
        over: [
          `<div style="position:absolute;left:0;top:0;width:1100px;height:1100px;clip-path:circle(548px)">${gloss(1100, 1100, 550)}</div>`,
        ],
      }),
      marigolds([
        { x: 664, y: 930, size: 96, kind: 0, turn: 20 },
        { x: 590, y: 980, size: 78, kind: 1, turn: 80 },
        { x: 686, y: 846, size: 62, kind: 5, turn: 40 },
      ]),
      gobo(3, 0.22, 13),
    ],
  });
}

/** Opened: two milky vellum leaves with ginkgo boughs stand off a white card. */
async function vellumLeaves(): Promise<Buffer> {
  const ink = '#2f3b3a';
  const white = '#fbf9f3';
  const ginkgo = (size: number): string => {
    const at = (x: number, y: number): string => `${num(x * size)} ${num(y * size)}`;
    const side = (way: 1 | -1): string =>
      `${at(way * 0.06, -0.34)} ${at(way * 0.44, -0.5)} ${at(way * 0.74, -0.5)}Q${at(way * 0.78, -0.7)} ${at(way * 0.56, -0.8)}Q${at(way * 0.46, -0.94)} ${at(way * 0.26, -0.92)}Q${at(way * 0.12, -1)} ${at(way * 0.03, -0.9)}`;
    return (
      path(`M0 0C${side(-1)}L${at(0, -0.6)}Z`) +
      path(`M0 0C${side(1)}L${at(0, -0.6)}Z`) +
      path(`M0 0Q${at(0.02, 0.2)} ${at(0.12, 0.4)}`, line(size * 0.035)) +
      Array.from({ length: 11 }, (_, index) => {
        const [x, y] = polar(size * 0.8, ((index - 5) * 9 * Math.PI) / 180);
        return path(
          `M0 ${num(-size * 0.12)}L${num(x)} ${num(y)}`,
          'fill="none" style="stroke:var(--paper)" stroke-width="1.6"',
        );
      }).join('')
    );
  };
  const spots = [
    [90, 180, 150, 40],
    [210, 320, 180, -20],
    [80, 470, 160, 60],
    [250, 600, 170, 10],
    [110, 760, 190, -36],
    [260, 900, 150, 50],
    [90, 1060, 170, 8],
    [250, 1200, 180, -44],
    [110, 1330, 130, 70],
    [330, 460, 110, 90],
    [340, 1050, 110, -80],
    [330, 150, 120, -60],
  ] as const;
  const boughs = spots.map(([x, y, size, turn]) => place(ginkgo(size), x, y, { turn })).join('');
  const leaf = (mirror: boolean): ReturnType<typeof drawFace> =>
    drawFace({
      sheet: { width: 430, height: 1400 },
      stock: { ...vellum('#fbf8f0'), clear: 0.5 },
      print: inked(mirror ? place(boughs, 430, 0, { flip: true }) : boughs, '#fffdf6', '#e9e2cf'),
      foils: [
        foil(
          GOLD_ON_LIGHT,
          (mirror
            ? place(
                spots
                  .map(([x, y, size, turn], index) =>
                    index % 3 === 1 ? place(ginkgo(size), x, y, { turn }) : '',
                  )
                  .join(''),
                430,
                0,
                { flip: true },
              )
            : spots
                .map(([x, y, size, turn], index) =>
                  index % 3 === 0 ? place(ginkgo(size), x, y, { turn }) : '',
                )
                .join('')) + rect(mirror ? 10 : 408, 0, 12, 1400),
          0.12,
        ),
      ],
    });
  const [left, right, inside] = await Promise.all([
    leaf(false),
    leaf(true),
    drawFace({
      stock: cotton(white),
      ink: inked(
        smallCaps('the wedding of', 500, 410, { size: 38 }) +
          stackedNames('Tara', 'Dev', 500, 600, { size: 232 }) +
          smallCaps('Alibaug', 500, 1140, { size: 48 }) +
          smallCaps('7 February', 500, 1216, { size: 48 }),
        ink,
        white,
      ),
      foils: [
        goldOnLight(rule(500, 1046, 110, 50, 4) + place(ginkgo(150), 500, 300) + frameLines([[40, 3.4]])),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#9fb0ab', strength: 1.1, seed: 36 },
    vignette: 0.26,
    items: [
      envelope(
        { colour: '#eee9dd', liner: '#c9a55a', linerInk: '#f6ecd2' },
        { width: 520, x: 378, y: 430, turn: 7 },
      ),
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: left, left: 0, width: 430, open: 128, hinge: 'left' },
          { face: right, left: 570, width: 430, open: 128, hinge: 'right' },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 416,
          x: 360,
          y: 560,
          turn: -2,
          tilt: 8,
          edge: '#d6d0c0',
        },
      ),
      gobo(5, 0.22, 13),
      petals(
        [
          [60, 90, 1.2, 30],
          [104, 130, 0.9, 120],
          [668, 960, 1, -40],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/g-new/stained-glass', shape: 'card', draw: stainedGlass },
  { name: 'cards/g-new/kolam-disc', shape: 'card', draw: kolamDisc },
  { name: 'cards/g-new/vellum-leaves', shape: 'card', draw: vellumLeaves },
];
