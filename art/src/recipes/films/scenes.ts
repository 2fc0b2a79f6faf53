/** What stands in each film's arch. Flames, balloons, threads and whatever else moves by itself is painted by the shop. */
import { bezier, swag } from '#art/drawing/curves.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { pickFlowers } from '#art/flora/garlands.ts';
import { bloom, foliage, garland, paperBouquet } from '#art/flora/paper-flowers.ts';
import { CARDS } from '#art/objects/film-cards.ts';
import { filmFlowers, filmFrame } from '#art/objects/film-layers.ts';
import { giftBox, metalKalash } from '#art/objects/gift-boxes.ts';
import { lakePalace } from '#art/objects/lake.ts';
import { paperDiya } from '#art/objects/lamps.ts';
import { sheen } from '#art/objects/metal.ts';
import { paperBow, rosette } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { groundShade, paper } from '#art/objects/paper.ts';
import { layerPicture } from '#art/objects/picture.ts';
import { lampStand, umbrella } from '#art/objects/procession.ts';
import { gilt, weddingRings } from '#art/objects/snaps.ts';
import type { Recipe } from '#art/recipe.ts';
import { firePit, plantain } from '#art/recipes/services/e-videos.ts';
import { mandap } from '#art/scenes/mandap.ts';

const tier = (x: number, y: number, width: number, height: number, tones: readonly string[]): Svg =>
  rect(x, y, width, height, filled(linear([...tones], 0, 0, 1, 0), 'rx="14"'));

const cake = (): Svg =>
  groundShade(360, 1130, 170) +
  paper(
    'medium',
    tier(220, 960, 280, 160, ['#c9788a', '#ffdfe4', '#f0a0b0', '#b5556a']) +
      tier(268, 850, 184, 120, ['#c9a470', '#fff8e6', '#f3dfb8', '#b58f5c']),
  ) +
  times(7, (i) => path(`M${220 + i * 40} 960h40q0 44 -20 50q-20 -6 -20 -50Z`, filled('#fffaf0'))) +
  times(5, (i) => path(`M${268 + i * 36.8} 850h36.8q0 34 -18 38q-18 -6 -18 -38Z`, filled('#f7a8b4'))) +
  times(5, (i) => place(rosette(20, P.goldLight, P.red), 255 + i * 52, 1070)) +
  rect(348, 770, 24, 84, filled('#1f8a82', 'rx="6"')) +
  times(4, (i) => path(`M348 ${782 + i * 20}L372 ${774 + i * 20}`, stroked('#fff3e2', 5)));

const gifts = (): Svg =>
  groundShade(360, 1120, 200) +
  giftBox(360, 1110, 260, 240, ['#e0574a', '#b3202b', '#7a1028'], P.goldLight) +
  paperBow(360, 868, 0.9, '#c9973b', '#f3d791') +
  giftBox(240, 1130, 150, 150, ['#4aa39a', '#11696b', '#0a4349'], '#fff3e2', -4) +
  giftBox(484, 1130, 150, 120, ['#f7c04e', '#e8951f', '#b5640f'], P.red, 4) +
  paperBow(240, 976, 0.55, '#c2384f', '#e58a8f') +
  paperBow(484, 1004, 0.5, '#b3202b', '#e0574a');

/** Hangs from balloons whose strings meet at 360,1000. */
const basket = (): Svg =>
  paper(
    'small',
    path('M296 1000H424L444 1116H276Z', filled(linear(['#f3d791', '#c9973b', '#7c4d17'], 0, 0, 1, 0))) +
      times(5, (j) =>
        path(
          `M${292 - j * 3} ${1018 + j * 22}H${428 + j * 3}`,
          stroked('#8a5a1b', 5, 'opacity=".5" stroke-dasharray="16 8"'),
        ),
      ) +
      rect(288, 990, 144, 18, filled(linear(['#f3d791', '#a9762a']), 'rx="9"')),
  ) +
  times(4, (i) => place(rosette(18, P.red, P.goldPale), 306 + i * 36, 1050)) +
  paper('small', bloom('r6', 312, 988, 22) + bloom('w0', 350, 980, 26) + bloom('m2', 394, 986, 24));

const cloud = (x: number, y: number, scale: number, colour: string): Svg =>
  place(
    paper(
      'large',
      path(
        'M-190 50C-230 50 -236 -4 -190 -12C-190 -66 -110 -84 -80 -44C-50 -110 60 -106 76 -40C110 -74 176 -50 170 -6C220 -2 220 50 176 50Z',
        filled(linear(['#fff6ea', colour])),
      ),
    ),
    x,
    y,
    { scale },
  );

const clouds = (): Svg =>
  cloud(150, 300, 0.9, '#f3c6b8') + cloud(560, 640, 1.05, '#f0b9a8') + cloud(240, 1010, 1.2, '#eab09c');

const MANDAP_SCALE = 0.85;

const hinduMandap = async (): Promise<Svg> =>
  place(await mandap(await pickFlowers()), 360 - 1090 * MANDAP_SCALE, 1182 - 812 * MANDAP_SCALE, {
    scale: MANDAP_SCALE,
  });

/** Stands on the shore at y 1010, with its mirror image below. */
function palace(): Svg {
  const halls = place(lakePalace(['#4a1f55', '#381745', '#250d33'], '#8a5a9c'), -800 * 0.46, -880 * 0.46, {
    scale: 0.46,
  });
  return (
    rect(-20, 1010, 760, 300, filled(linear(['#6a3574', '#35183f', '#1c0b26']))) +
    `<g opacity=".38" transform="translate(360 1012) scale(1 -.8)">${halls}</g>` +
    place(halls, 360, 1014)
  );
}

/** A fold of the turban from its lower left to its upper right, `k` from 0 at the foot to 1 at the crown. */
function fold(k: number, index: number): Svg {
  const [left, right] = [208 + 60 * k, 512 - 40 * k];
  const [low, high] = [1096 - 150 * k, 1040 - 140 * k];
  const tones = pick(
    [
      ['#d23a3a', '#a01c30'],
      ['#e2604a', '#b8283a'],
      ['#c42c38', '#8f1630'],
    ] as const,
    index,
  );
  return (
    path(
      `M${left} ${low}C${left + 40} ${low - 74} ${right - 120} ${high - 96} ${right} ${high - 30}C${right + 14} ${high + 6} ${right - 6} ${high + 30} ${right - 20} ${high + 34}C${right - 130} ${high - 20} ${left + 90} ${low - 4} ${left + 10} ${low + 34}Z`,
      filled(linear([...tones], 0, 0, 0.4, 1)),
    ) +
    path(
      `M${left + 6} ${low + 4}C${left + 46} ${low - 62} ${right - 120} ${high - 82} ${right - 6} ${high - 18}`,
      stroked('#f3cf7a', 2.4, 'opacity=".8"'),
    )
  );
}

const tail = (): Svg =>
  paper(
    'medium',
    path(
      'M470 1060C540 1080 560 1130 548 1200L496 1206C500 1150 486 1110 440 1092Z',
      filled(linear(['#c42c38', '#7d1228'])),
    ) + path('M500 1196L548 1190V1206L498 1212Z', filled('#f3cf7a')),
  ) +
  paper(
    'medium',
    [-30, -12, 6, 24, 42]
      .map((turn, i) =>
        place(
          path(
            'M0 0C-22 -40 -26 -96 -10 -130L14 -132C26 -96 22 -40 0 0Z',
            filled(pick(['#d23a3a', '#f0a04a', '#b8283a'], i)),
          ),
          400,
          930,
          { turn },
        ),
      )
      .join(''),
  );

const brooch = (): Svg =>
  paper(
    'small',
    path(
      'M330 986C300 930 306 860 350 812C352 862 372 900 352 986Z',
      filled(linear(['#fffaf0', '#d8efe6', '#4aa39a'])),
    ) + path('M340 980C326 930 332 880 346 832', stroked('#11696b', 2.6)),
  ) +
  place(rosette(34, P.goldPale, '#0d5a5f', 12), 340, 1000) +
  times(9, (i) => circle(352 + i * 15, 1016 + Math.sin((i / 8) * Math.PI) * 22, 5.4, filled('#fff8ea'))) +
  place(rosette(16, P.goldPale, P.red), 486, 1014);

const turban = (): Svg =>
  place(lampStand(-150, 700, 0.5) + lampStand(150, 700, 0.5), 360, 0) +
  groundShade(360, 1120, 170) +
  tail() +
  paper(
    'large',
    path(
      'M210 1096C200 1010 270 916 372 908C466 910 520 980 512 1060C508 1110 470 1128 360 1128C270 1128 216 1128 210 1096Z',
      filled('#a01c30'),
    ) +
      [1, 0.8, 0.6, 0.4, 0.2, 0].map((k, i) => fold(k, i)).join('') +
      path(
        'M212 1090C300 1052 420 1052 510 1076C512 1104 500 1120 470 1126C390 1136 290 1138 226 1124C214 1116 210 1104 212 1090Z',
        filled(linear(['#f7dc94', '#d9a441', '#9c6a1e'])),
      ) +
      times(11, (i) =>
        place(rosette(11, '#8f1630', '#fff0c4'), 238 + i * 25, 1100 - Math.sin((i / 10) * Math.PI) * 12),
      ),
  ) +
  brooch();

const groomsUmbrella = (): Svg =>
  umbrella(360, 700, 0.46, ['#d8473a', '#b3202b', '#7a1028'], P.marigold, [P.teal, P.maroon]);

const rings = (): Svg =>
  times(8, (i) => foliage(360, 800, i * 45, 3, i % 2)) +
  paperBouquet(360, 860, 150, { seed: 4, count: 19, kinds: ['r0', 'r4', 'r1', 'r5', 'r6'] }) +
  weddingRings(360, 650, 2.3);

const heart = (): Svg =>
  paper(
    'small',
    garland(
      [
        ...bezier([360, 560], [230, 420], [150, 640], [360, 860], 50),
        ...bezier([360, 860], [570, 640], [490, 420], [360, 560], 50),
      ],
      21,
      { seed: 4, pattern: ['r0', 'r4', 'r2', 'w0'] },
    ),
  ) +
  paperDiya(250, 1040, 0.8) +
  paperDiya(470, 1040, 0.8) +
  paperDiya(340, 790, 0.9, ['#f3d791', '#b98132', '#6b3f12']);

/** Three pictures on their nails, so far apart that each can swing by itself. */
const frames = (): Svg =>
  path('M360 380V500', stroked(P.goldLight, 3)) +
  gilt('couple', 360, 660, 290) +
  paper('small', garland(swag(196, 500, 524, 500, 90), 16, { seed: 7, pattern: ['w0', 'r6', 'r4'] })) +
  path('M240 870V900M484 870V900', stroked(P.goldLight, 3)) +
  gilt('palace', 240, 984, 140) +
  gilt('swing', 484, 984, 140);

const kalash = (): Svg => groundShade(360, 1112, 130) + metalKalash(360, 930, 'brass', 0.92);

const pit = (): Svg =>
  groundShade(360, 1112, 190) +
  place(firePit(), 360, 1110, { scale: 1.1 }) +
  [-170, 170].map((side) => paperDiya(360 + side, 1080, 0.45)).join('');

const coconut = (): Svg =>
  place(
    paper(
      'small',
      path(
        'M-64 20C-70 -50 -24 -96 4 -104C40 -96 74 -50 64 20C40 46 -40 46 -64 20Z',
        filled(radial(['#b5763a', '#8a4a22', '#4f240f'], 0.5, 0.5, 0.6, 0.36, 0.3)),
      ) + path('M-18 -84C-8 -120 10 -134 14 -142C18 -116 28 -100 22 -84Z', filled('#6b3a1a')),
    ),
    360,
    1030,
  );

const plate = (): Svg =>
  groundShade(360, 1118, 210) +
  paper('medium', ellipse(360, 1080, 200, 46, filled(sheen('brass')))) +
  ellipse(360, 1074, 180, 36, filled(linear(['#8a5a1b', '#f3d791']))) +
  [-110, -40, 40, 110].map((x, i) => bloom(pick(['m0', 'w0', 'm2', 'r2'], i), 360 + x, 1066, 28)).join('') +
  coconut();

/** By the film's number and the layer's name. */
const SCENES: Readonly<Record<`${number}-${string}`, () => Svg | Promise<Svg>>> = {
  '1-cake': cake,
  '2-gifts': gifts,
  '3-basket': basket,
  '3-clouds': clouds,
  '4-mandap': hinduMandap,
  '5-palace': palace,
  '6-turban': turban,
  '6-umbrella': groomsUmbrella,
  '7-rings': rings,
  '8-heart': heart,
  '9-frames': frames,
  '10-kalash': kalash,
  '11-pit': pit,
  '12-leaf': () => plantain(210, 1140, -40),
  '12-plate': plate,
};

export const recipes: readonly Recipe[] = [
  ...Object.entries(SCENES).map(([name, scene]) => layerPicture(`films/${name}`, scene)),
  ...Object.entries(CARDS).flatMap(([number, card]) => [
    layerPicture(`films/${number}-frame`, () => filmFrame(card)),
    layerPicture(`films/${number}-flowers`, () => filmFlowers(card)),
  ]),
];
