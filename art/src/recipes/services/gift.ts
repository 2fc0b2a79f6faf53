import { bezier } from '#art/drawing/curves.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, faded, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { type Bloom, garland, paperBouquet, paperPetals, paperToran } from '#art/flora/paper-flowers.ts';
import { cloth } from '#art/objects/backdrops.ts';
import { rosePetals } from '#art/objects/food.ts';
import { giftBox, metalKalash, potli } from '#art/objects/gift-boxes.ts';
import { coin, dryFruitTray, sareeBox, wallClock } from '#art/objects/gifts.ts';
import { hamper } from '#art/objects/hamper.ts';
import { paperDiya, paperFlame, samai } from '#art/objects/lamps.ts';
import { arch, buti, glow, lineMandala, paperBow } from '#art/objects/ornament.ts';
import { type Ground, P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { gilt } from '#art/objects/snaps.ts';
import { served } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';
import { MITHAI } from '#art/recipes/catering/sweets.ts';

/** A tiled shelf across the foot of a picture, with drops below its edge. */
const shelf = (width: number, top: number, bottom: number, stops: readonly [string, string, string]): Svg =>
  paper('medium', rect(-20, top, width + 40, bottom - top + 20, filled(linear([...stops])))) +
  rect(0, top + 4, width, 6, filled(P.goldLight, 'opacity=".9"')) +
  times(Math.ceil(width / 68), (i) =>
    place(
      faded(
        0.5,
        path(
          'M0 22C-24 14 -20 -14 0 -26C20 -14 24 14 0 22Z',
          filled('none', `stroke="${P.goldLight}" stroke-width="2"`),
        ) + buti(12, P.goldLight, 1.6, 5),
      ),
      34 + i * 68,
      top + 66,
    ),
  );
const niche = (
  x: number,
  floor: number,
  half: number,
  outer: string,
  inner: readonly string[],
  spring: number,
  rise: number,
): Svg =>
  paper('large', path(arch(x, floor, spring, half, rise, 13), filled(outer))) +
  path(arch(x, floor, spring, half - 16, rise - 16, 13), stroked(P.goldLight, 3)) +
  paper('medium', path(arch(x, floor, spring + 8, half - 38, rise - 34, 13), filled(linear([...inner]))));
const table = (
  ground: Ground,
  thread: string,
  seed: number,
  kinds: readonly Bloom[],
  things: Svg,
  fallen?: readonly string[],
): Svg =>
  cloth(1400, 1400, ground, { thread, weave: 0.22 }) +
  place(faded(0.3, lineMandala(640, { colour: thread, width: 2.4, petals: 20 })), 700, 700) +
  things +
  paperBouquet(130, 1270, 160, { seed, count: 21, kinds }) +
  paperBouquet(1275, 130, 140, { seed: seed + 7, count: 17, kinds }) +
  paperPetals(12, 1000, 1160, 320, 190, seed, 1.1, fallen);

/** The hamper in its arch; 1400 x 1400 of content placed in a scene of 1600 x 1200. */
export const hamperScene = (): Svg =>
  rect(0, 0, 1600, 1200, filled(linear(['#fbf1df', '#f6e2c1', '#efcfa4']))) +
  place(faded(0.4, lineMandala(640, { colour: P.gold, width: 2.6, petals: 20 })), 800, 560) +
  niche(800, 960, 560, '#a53a40', ['#5b0d22', '#7d1a2e', '#a83f42'], 440, 400) +
  glow(800, 560, 440, '#ffcf8a', 0.6) +
  place(faded(0.3, lineMandala(360, { colour: P.goldLight, width: 2 })), 800, 480) +
  shelf(1600, 940, 1200, ['#17757a', '#0f5a5e', '#0a3f44']) +
  paperToran(1600, 6, 22, 70) +
  giftBox(330, 1110, 230, 210, ['#4aa39a', '#11696b', '#0a4349'], P.goldLight) +
  paperBow(330, 890, 0.8, '#c9973b', '#f3d791') +
  potli(1250, 970, ['#f7c04e', '#e8951f', '#a85a0e'], 1.1) +
  place(place(hamper(), -700, -780), 800, 640, { scale: 0.9 }) +
  paperBouquet(120, 1110, 150, { seed: 4, count: 19 }) +
  paperBouquet(1480, 1110, 150, { seed: 14, count: 19 }) +
  paperPetals(20, 330, 1120, 940, 60, 5);

export const recipes: readonly Recipe[] = [
  picture('services/gift/hero', 'scene', hamperScene, { lamp: '#fff0c4' }),
  picture('services/gift/silver-coins', 'square', () =>
    table(
      'plum',
      '#f6c0d0',
      4,
      ['r8', 'w0', 'r9', 'r4'],
      paper(
        'large',
        rect(250, 250, 900, 900, filled(linear(['#5a1f48', '#43153a', '#230818'], 0, 0, 1, 1), 'rx="30"')),
      ) +
        rect(276, 276, 848, 848, filled('none', `rx="20" stroke="${P.goldLight}" stroke-width="5"`)) +
        rect(300, 300, 800, 800, filled(linear(['#2b0c28', '#4a1a42'], 0, 0, 1, 1), 'rx="14"')) +
        coin(510, 510, 176, 'silver') +
        coin(890, 510, 176, 'silver') +
        coin(510, 890, 176, 'silver') +
        coin(890, 890, 176, 'silver') +
        coin(700, 700, 196, 'brass') +
        place(paperBow(0, 0, 1, '#c9973b', '#f3d791'), 700, 1108),
    ),
  ),
  picture('services/gift/dry-fruit-hamper', 'square', () =>
    table(
      'leaf',
      P.goldLight,
      6,
      ['m2', 'w0', 'm0', 'r4'],
      place(dryFruitTray(540), 700, 690) + paperBow(700, 1226, 1.1, '#b3202b', '#e0574a'),
    ),
  ),
  picture(
    'services/gift/brass-diya-set',
    'square',
    () =>
      rect(0, 0, 1400, 1400, filled(linear(['#5d1330', '#430a24', '#2b0918']))) +
      place(faded(0.4, lineMandala(600, { colour: P.gold, width: 2.4, petals: 20 })), 700, 560) +
      glow(700, 560, 620, '#ffb35a', 0.6) +
      paperToran(1400, 5, 22, 74) +
      shelf(1400, 1080, 1400, ['#c9602f', '#8f3a1f', '#551d14']) +
      groundShade(700, 1120, 150) +
      samai(700, 1110, 1.28) +
      groundShade(330, 1150, 130) +
      groundShade(1070, 1150, 130) +
      samai(330, 1140, 0.8) +
      samai(1070, 1140, 0.8) +
      (
        [
          [180, 1260, 0.8],
          [500, 1290, 0.95],
          [880, 1290, 0.95],
          [1210, 1260, 0.8],
        ] as const
      )
        .map(
          ([x, y, s]) =>
            groundShade(x, y + 50 * s, 96 * s) + paperDiya(x, y, s, ['#f3d791', '#b98132', '#6b3f12']),
        )
        .join('') +
      paperBouquet(700, 1330, 90, { seed: 4, count: 13, squash: 0.7 }),
  ),
  picture(
    'services/gift/couple-frame',
    'square',
    () =>
      rect(0, 0, 1400, 1400, filled(linear(['#d5d9b4', '#b3bd8b', '#87965f']))) +
      place(faded(0.4, lineMandala(640, { colour: '#5f7342', width: 2.2, petals: 20 })), 700, 600) +
      paperToran(1400, 5, 22, 74, 8, 'r0', ['r0', 'w0', 'r4', 'j0']) +
      shelf(1400, 1150, 1400, ['#8a4a2c', '#63301c', '#3a180e']) +
      groundShade(700, 1180, 420) +
      gilt('couple', 700, 660, 760) +
      paper(
        'small',
        garland(bezier([250, 250], [440, 520], [960, 520], [1150, 250], 60), 26, {
          seed: 8,
          pattern: ['r0', 'w0', 'r1', 'r4'],
        }),
      ) +
      paperBouquet(240, 1180, 170, { seed: 4, count: 21, kinds: ['r0', 'w0', 'r4', 'r1'] }) +
      paperBouquet(1170, 1180, 150, { seed: 12, count: 19, kinds: ['r4', 'r0', 'w0', 'r1'] }) +
      paperDiya(700, 1260, 0.9),
  ),
  picture('services/gift/saree-box', 'square', () =>
    table(
      'teal',
      P.goldLight,
      8,
      ['r0', 'r4', 'm2', 'r1'],
      place(
        sareeBox(
          [
            ['#e0526c', '#a8203a', '#6b1027'],
            ['#f7c46a', '#e8951f', '#a85a0e'],
            ['#7a4aa0', '#4f2a78', '#2c1448'],
          ],
          ['#c9973b', '#8a1c36', '#c9973b'],
        ),
        700,
        690,
      ) + place(paperBow(0, 0, 1.1, '#c9973b', '#f3d791'), 700, 1100),
    ),
  ),
  picture('services/gift/sweets-box', 'square', () =>
    table(
      'rose',
      '#fff3e2',
      10,
      ['w0', 'r4', 'm2', 'r5'],
      paper(
        'large',
        rect(180, 210, 1040, 940, filled(linear(['#f7c46a', '#e8951f', '#a85a0e'], 0, 0, 1, 1), 'rx="24"')),
      ) +
        rect(204, 234, 992, 892, filled('none', `rx="14" stroke="${P.maroon}" stroke-width="5"`)) +
        times(12, (k) => {
          const [i, j] = [k % 4, Math.floor(k / 4)];
          return place(
            rect(-114, -134, 228, 268, filled(linear(['#fffaf0', '#f3dfbf'], 0, 0, 1, 1), 'rx="10"')) +
              rect(
                -114,
                -134,
                228,
                268,
                filled(
                  radial([
                    ['#7a3a10', 0.6, 0],
                    ['#7a3a10', 1, 0.3],
                  ]),
                  'rx="10"',
                ),
              ) +
              pick(MITHAI, k * 3 + j)(0, 0),
            330 + i * 247,
            390 + j * 290,
          );
        }) +
        place(paperBow(0, 0, 1.2, '#8a1c36', '#c2384f'), 700, 1160) +
        place(rosePetals(8, 480, 5, 1.7), 700, 690),
    ),
  ),
  picture(
    'services/gift/wall-clock',
    'square',
    () =>
      rect(0, 0, 1400, 1400, filled(linear(['#fbe4d5', '#f2c6b0', '#dd9c86']))) +
      place(faded(0.4, lineMandala(690, { colour: '#a85f4d', width: 2.2, petals: 20 })), 700, 680) +
      paperToran(1400, 5, 22, 70, 8, 'r6', ['r6', 'w0', 'm2', 'j0']) +
      place(wallClock(430), 700, 690) +
      paperBouquet(150, 1250, 170, { seed: 4, count: 21, kinds: ['r6', 'w0', 'm2', 'r4'] }) +
      paperBouquet(1260, 1250, 160, { seed: 14, count: 21, kinds: ['r4', 'r6', 'm2', 'w0'] }) +
      paperPetals(10, 400, 1270, 600, 100, 5, 1, ['#f1b795', '#fffaf0', P.marigold]),
  ),
  picture('services/gift/pooja-thali', 'square', () =>
    table(
      'marigold',
      '#8a3a1c',
      12,
      ['r2', 'w0', 'r3', 'm0'],
      served(
        'silver',
        700,
        700,
        560,
        (r) =>
          circle(0, 0, r, filled(radial(['#ffffff', '#dfe1dc', '#a8aaa6'], 0.5, 0.5, 0.6, 0.38, 0.34))) +
          faded(0.5, lineMandala(r * 0.9, { colour: '#8a8c8a', width: 2, petals: 16 })),
        { heaped: true },
      ) +
        place(
          (
            [
              ['#d0341f', '#7a100e', -250, -190],
              ['#ffd04f', '#c9861a', -300, 40],
              ['#fffaf0', '#e2d2a8', -200, 250],
            ] as const
          )
            .map(([a, b, x, y]) =>
              served(
                'katori',
                x,
                y,
                108,
                (r) =>
                  circle(0, 0, r, filled(radial([a, a, b]))) +
                  circle(0, -10, r * 0.6, filled('#ffffff', 'opacity=".12"')),
              ),
            )
            .join('') +
            coin(70, 290, 84, 'brass', 20) +
            coin(190, 270, 84, 'silver', -14) +
            paper(
              'small',
              path('M150 -330L330 -130', stroked('#c9973b', 14)) +
                path('M170 -350L350 -150', stroked('#c9973b', 14)),
            ) +
            place(
              paper(
                'small',
                turned(10, (i) =>
                  path(
                    'M0 0C-60 -40 -60 -120 0 -170C60 -120 60 -40 0 0Z',
                    filled(i % 2 ? '#f2a0b0' : '#e07a90'),
                  ),
                ) +
                  turned(
                    8,
                    () => path('M0 0C-36 -26 -36 -80 0 -110C36 -80 36 -26 0 0Z', filled('#ffd0d8')),
                    0.5,
                  ) +
                  circle(0, 0, 26, filled('#f7c04e')),
              ),
              300,
              90,
            ) +
            paperDiya(-20, -40, 1.5, ['#f3d791', '#b98132', '#6b3f12']) +
            paperFlame(75, -90, 0.9),
          700,
          690,
        ) +
        metalKalash(1150, 1040, 'copper', 0.9),
    ),
  ),
];
