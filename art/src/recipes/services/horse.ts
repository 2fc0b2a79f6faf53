import { bezier } from '#art/drawing/curves.ts';
import { linear, radial, type Stop } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, faded, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import {
  type Bloom,
  bloom,
  garland,
  paperBouquet,
  paperPetals,
  paperToran,
} from '#art/flora/paper-flowers.ts';
import { petalRing } from '#art/flora/petal.ts';
import { evening } from '#art/objects/backdrops.ts';
import { baggi, rath } from '#art/objects/carriages.ts';
import { CHESTNUT, horse, WHITE_MARE } from '#art/objects/horse.ts';
import { arch, domeOutline, faintPalace, lineMandala, stringLights } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { lampStand, umbrella } from '#art/objects/procession.ts';
import type { Recipe } from '#art/recipe.ts';

/** An arcade of lit arches with domes behind, foot of the picture. */
const arcade = (wall: string, dark: string): Svg =>
  paper(
    'deck',
    rect(0, 900, 1600, 320, filled(wall)) +
      (
        [
          [110, 130, 860],
          [300, 90, 880],
          [1330, 110, 860],
          [1500, 150, 830],
        ] as const
      )
        .map(
          ([x, w, y]) =>
            rect(x - w * 0.56, y, w * 1.12, 400, filled(wall)) +
            path(domeOutline(x, y + 2, w, w * 0.92), filled(wall)) +
            rect(x - 2, y - w * 1.2, 4, w * 0.4, filled(P.gold)),
        )
        .join('') +
      times(40, (i) => path(`M${10 + i * 41} 980v-30q9 -20 18 0v30Z`, filled('#ffbe63'))) +
      times(12, (i) => {
        const x = 70 + i * 136;
        return (
          path(arch(x, 1220, 1100, 46, 56, 7), filled(dark)) +
          path(arch(x, 1220, 1106, 38, 46, 7), filled(linear(['#ffb14a', '#ffe3a0']))) +
          path(arch(x, 1220, 1092, 54, 66, 7), stroked(P.gold, 2))
        );
      }) +
      path('M0 1010H1600M0 1022H1600', stroked(P.gold, 2)),
  ) +
  rect(
    0,
    880,
    1600,
    340,
    filled(
      linear([
        ['#ffb35a', 0, 0],
        ['#ffb35a', 1, 0.28],
      ]),
    ),
  );
const road = (stops: readonly Stop[], rangoli: readonly [string, string]): Svg =>
  paper('small', path('M-20 960H1620V1220H-20Z', filled(linear(stops)))) +
  rect(0, 960, 1600, 6, filled(P.goldLight, 'opacity=".6"')) +
  `<g transform="translate(800 1100) scale(1 .22)" opacity=".8">${petalRing(24, 480, 66, rangoli[0], 0.6)}${petalRing(24, 360, 50, rangoli[1], 0.6, 0.5)}${lineMandala(480, { colour: P.goldLight, width: 4 })}</g>`;
const gold = ['#fff0c4', '#d9a548', '#8a5a1b'] as const;
const warm: readonly Bloom[] = ['m0', 'm2', 'm1', 'm3'];
const corners = (kinds: readonly Bloom[], seed: number): Svg =>
  paperBouquet(80, 1140, 160, { seed, count: 21, kinds }) +
  paperBouquet(1530, 1130, 160, { seed: seed + 10, count: 21, kinds });

export const recipes: readonly Recipe[] = [
  picture(
    'services/horse/hero',
    'scene',
    (w, h) =>
      evening(w, h, ['#2b0a22', '#571133', '#8a2a3e', '#c25a3e'], { x: 690, y: 520, halo: 560, bokeh: 70 }) +
      arcade('#521034', '#3a0a26') +
      stringLights(-20, 60, 560, 20, 110, 13) +
      stringLights(560, 20, 1100, 40, 90, 12) +
      lampStand(190, 470, 1.05) +
      umbrella(1190, 330, 1, ['#d8473a', '#b3202b', '#7a1028'], P.marigold, [P.teal, P.maroon]) +
      paperPetals(26, 60, 160, 560, 860, 4) +
      horse({
        cloth: ['#a8203a', '#7d1430', '#560c24'],
        border: P.teal,
        strap: [P.maroon, P.red],
        plume: [P.tealLight, P.teal, P.red, P.marigold, P.teal, P.tealLight],
        garlands: [warm, ['r4', 'm0', 'r2', 'm2', 'r5', 'm1'], warm],
        ...WHITE_MARE,
      }) +
      corners(['r0', 'm0', 'r2', 'm2', 'r4'], 4),
    { wash: 0.2, lamp: '#ffd08a' },
  ),
  picture(
    'services/horse/single',
    'scene',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#fdf0d8', '#f6dcae', '#e9b878']))) +
      place(faded(0.5, lineMandala(600, { colour: '#b5713a', width: 2.2, petals: 20 })), 700, 560) +
      paper('large', path(arch(820, 1240, 560, 640, 460, 13), filled('#17757a'))) +
      path(arch(820, 1240, 560, 622, 444, 13), stroked(P.goldLight, 3)) +
      paper(
        'medium',
        path(
          arch(820, 1240, 570, 592, 420, 13),
          filled(linear(['#0a3f46', '#17757a', '#5fa79b', '#f6dcae'])),
        ),
      ) +
      circle(
        700,
        620,
        520,
        filled(
          radial([
            ['#ffe6b0', 0, 0.6],
            ['#ffe6b0', 1, 0],
          ]),
        ),
      ) +
      paperToran(w, 5, 22, 70, 8, 'r0', ['r0', 'w0', 'm2', 'r1']) +
      paperPetals(20, 60, 200, 560, 860, 5, 1, [P.rose, P.roseLight, '#fffaf0', P.marigold]) +
      horse({
        cloth: ['#e8a33c', '#cf7a1c', '#8f4a0c'],
        border: '#a3203f',
        strap: ['#7a1028', '#c2384f'],
        plume: [P.rose, '#fffaf0', P.rose, P.marigoldLight, '#fffaf0', P.rose],
        garlands: [
          ['r0', 'w0', 'r1', 'w0'],
          ['r4', 'r0', 'm2', 'r5', 'r1', 'm3'],
          ['r0', 'w0', 'r1', 'r4'],
        ],
        ...CHESTNUT,
      }) +
      corners(['r0', 'r4', 'm2', 'r1', 'w0'], 14),
  ),
  picture(
    'services/horse/rath',
    'scene',
    (w, h) =>
      evening(w, h, ['#191c45', '#3a2f6a', '#8a4a80', '#e89a6a'], { x: 800, y: 500, halo: 560, bokeh: 50 }) +
      faintPalace(960, '#4a2f66') +
      stringLights(-20, 40, 800, 20, 90, 14) +
      stringLights(800, 20, 1620, 40, 90, 14) +
      lampStand(210, 560, 0.9) +
      lampStand(1390, 560, 0.9) +
      road(['#5a4a7c', '#3a2f5c', '#1f1a3a'], [P.rose, P.marigold]) +
      groundShade(800, 1022, 430) +
      rath({
        body: gold,
        canopy: ['#d8473a', '#b3202b', '#7a1028'],
        fringe: [P.marigold, P.teal],
        wheel: ['#c2384f', '#7a1028'],
        seat: ['#a8203a', '#560c24'],
        flowers: ['m0', 'r4', 'm2', 'r2', 'm1'],
      }) +
      corners(['m0', 'r2', 'm2', 'r4'], 24) +
      paperPetals(26, 240, 1040, 1120, 110, 4),
  ),
  picture(
    'services/horse/double-baggi',
    'scene',
    (w, h) =>
      evening(w, h, ['#f3c7a8', '#f0b088', '#e08f78', '#b3586a'], {
        x: 800,
        y: 480,
        halo: 560,
        bokeh: 24,
        lamp: '#fff0c4',
      }) +
      faintPalace(960, '#c97a78') +
      paperToran(w, 5, 21, 66, 8, 'r6', ['r6', 'w0', 'm2', 'j0']) +
      lampStand(150, 620, 0.8) +
      lampStand(1480, 620, 0.8) +
      road(['#a8586a', '#7c3a54', '#4d2038'], ['#fff3e2', P.marigold]) +
      groundShade(840, 1010, 420) +
      baggi({
        body: ['#fffdf6', '#f6e6c6', '#cfb080'],
        canopy: ['#1f8a82', '#11696b', '#0a3f46'],
        fringe: [P.rose, P.goldLight],
        wheel: ['#e7bd66', '#8a5a1b'],
        seat: ['#c2384f', '#7a1028'],
        flowers: ['r6', 'w0', 'r0', 'r4', 'm2'],
      }) +
      paper(
        'small',
        garland(bezier([1256, 640], [1340, 760], [1480, 820], [1640, 800], 50), 20, {
          seed: 21,
          pattern: ['r6', 'w0', 'm2', 'r4'],
        }),
      ) +
      corners(['r6', 'w0', 'r0', 'm2', 'r4'], 34) +
      paperPetals(26, 240, 1040, 1120, 110, 7, 1, [P.rose, '#fffaf0', '#f1b795', P.marigold]),
  ),
  picture(
    'services/horse/rath-replica',
    'scene',
    (w, h) =>
      evening(w, h, ['#0d3a2f', '#1f5a44', '#5f8f5a', '#f0c987'], { x: 800, y: 500, halo: 560, bokeh: 40 }) +
      faintPalace(960, '#3f7a5a') +
      stringLights(-20, 40, 540, 30, 90, 10) +
      stringLights(540, 30, 1070, 30, 90, 10) +
      stringLights(1070, 30, 1620, 40, 90, 10) +
      road(['#4c7040', '#33552f', '#1c361f'], [P.marigold, '#fff3e2']) +
      groundShade(900, 1022, 560) +
      place(
        rath({
          body: ['#fffaf0', '#efd9ae', '#b5905a'],
          canopy: ['#f7c04e', '#e8951f', '#a85a0e'],
          fringe: ['#7c3560', P.teal],
          wheel: ['#7c3560', '#37102f'],
          seat: ['#7c3560', '#3f1436'],
          flowers: ['m2', 'w0', 'r8', 'm0', 'r4'],
        }),
        190,
        40,
        { scale: 0.94 },
      ) +
      place(
        horse({
          cloth: ['#7c3560', '#5a1f48', '#37102f'],
          border: '#c9781a',
          strap: ['#4a1f4a', '#a0447a'],
          plume: ['#ad82c0', P.marigoldLight, '#7c3560', P.marigold, '#ad82c0', '#fffaf0'],
          garlands: [warm, ['m2', 'w0', 'r8', 'm0', 'r4', 'w0'], ['m2', 'w0']],
          ...WHITE_MARE,
        }),
        -250,
        256,
        { scale: 0.7 },
      ) +
      paper(
        'small',
        times(9, (i) => bloom(i % 2 ? 'm2' : 'r8', 90 + i * 80, 1122 + (i % 3) * 10, 30, i * 40)),
      ) +
      corners(['m2', 'r8', 'w0', 'm0'], 44) +
      paperPetals(20, 640, 1050, 800, 110, 5),
  ),
];
