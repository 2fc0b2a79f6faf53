import type { Svg } from '#art/drawing/svg.ts';
import { type Bloom, bloom, paperPetals, paperToran } from '#art/flora/paper-flowers.ts';
import { archStrings, type Court, coconutPalm, courtyard, topiary } from '#art/objects/backdrops.ts';
import { CARS } from '#art/objects/car-shapes.ts';
import { type CarShape, type Dress, dressedCar, type Paint } from '#art/objects/cars.ts';
import { stringLights } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

interface Scene {
  readonly court: Court;
  readonly sides: Svg;
  readonly above: Svg;
  readonly fallen: readonly string[];
  readonly ground: readonly Bloom[];
}

const POT = [P.tealLight, P.teal, P.tealDark] as const;
const warm: readonly Bloom[] = ['m0', 'm2', 'm1', 'm3'];

const scene = (
  name: string,
  shape: CarShape,
  paint: Paint,
  dress: Dress,
  { court, sides, above, fallen, ground }: Scene,
): Recipe =>
  picture(
    `services/cars/${name}`,
    'scene',
    () =>
      courtyard(court) +
      sides +
      dressedCar(shape, paint, dress) +
      paperPetals(34, 120, 1015, 1360, 155, dress.seed, 1, fallen) +
      paper(
        'small',
        ground
          .map((kind, i) =>
            bloom(kind, i % 2 ? 1290 + i * 34 : 190 + i * 44, 1092 + (i % 3) * 12, 28 - (i % 3) * 3, i * 50),
          )
          .join(''),
      ) +
      above,
    { light: 0.3, lamp: '#fff0c4' },
  );

const ivory: Paint = {
  body: ['#fffdf4', '#fdf1da', '#f0d9b2', '#d9b98a', '#b08a5e'],
  seam: '#9a744a',
  wheel: 'gold',
  coach: P.maroon,
};
const duskSky = [
  ['#34102f', 0],
  ['#7b2243', 0.45],
  ['#d9694a', 0.8],
  ['#f6b765', 1],
] as const;

export const recipes: readonly Recipe[] = [
  scene(
    'hero',
    CARS.saloon,
    ivory,
    {
      kind: 'swags',
      string: ['m0', 'm2', 'm1', 'm3'],
      bouquet: ['r2', 'r4', 'm0', 'r0', 'r5', 'm2', 'r3'],
      ribbon: [P.red, '#e46a55'],
      seed: 8,
    },
    {
      court: {
        wall: ['#f9e3bd', '#f3cf9e', '#e7b184'],
        trim: '#b5713a',
        gate: ['#a53a40', P.maroon],
        sky: duskSky,
        floor: ['#c98258', '#a9563f', '#7a2f34'],
        palace: '#7a2040',
        night: true,
        rangoli: [P.red, P.marigold, P.ivory],
      },
      sides:
        archStrings(9, ['m0', 'm1', 'm2'], ['m2', 'j0', 'm3', 'j1']) +
        topiary(112, 905, POT, ['r4', 'r0', 'm0', 'r2', 'm2'], 11) +
        topiary(1488, 905, POT, ['m0', 'r2', 'r4', 'm2'], 12),
      above: paperToran(1600, 6, 21, 60),
      fallen: [P.marigold, P.marigoldLight, P.rose, P.red],
      ground: ['m0', 'm2', 'r2', 'm1', 'r4', 'm3'],
    },
  ),
  scene(
    'honda-amaze',
    CARS.amaze,
    { body: ['#e2574f', '#c42c34', '#9c1b2b', '#6f1122', '#470a1c'], seam: '#4a0a16', wheel: 'silver' },
    {
      kind: 'net',
      string: ['w0', 'j0', 'w0', 'j1'],
      bouquet: ['r4', 'w0', 'r6', 'r5', 'j0', 'r7'],
      ribbon: ['#f6e6c4', '#ffffff'],
      seed: 14,
    },
    {
      court: {
        wall: ['#dfe2bf', '#c2c999', '#9aa871'],
        trim: '#5f7342',
        gate: ['#f6ead0', '#cdbb8a'],
        sky: ['#f3efe0', '#e2e6d2', '#c6d3b8'],
        floor: ['#b5a375', '#8f8557', '#63633f'],
        palace: '#b9c3a0',
        rangoli: ['#f6ead0', '#e9b44c', '#fffdf4'],
      },
      sides:
        archStrings(7, ['w0', 'j0'], ['w0', 'r4', 'j1']) +
        coconutPalm(96, 900, 420, 60, 3) +
        coconutPalm(1520, 900, 430, -56, 4),
      above: paperToran(1600, 6, 20, 56, 8, 'r4', ['w0', 'j0', 'w0', 'j1']),
      fallen: ['#fffaf0', '#f3e6c8', '#eebfa4', '#e9b44c'],
      ground: ['w0', 'r4', 'r6', 'w0', 'r5', 'j0'],
    },
  ),
  scene(
    'innova-crysta',
    CARS.innova,
    { body: ['#ffffff', '#f4f1ea', '#dcd7cc', '#b9b1a4', '#857b70'], seam: '#6f655b', wheel: 'silver' },
    {
      kind: 'sash',
      string: ['r0', 'r4', 'r1', 'r5'],
      bouquet: ['r0', 'r4', 'r2', 'r1', 'r5', 'r3'],
      ribbon: ['#c2384f', '#f08a94'],
      seed: 22,
    },
    {
      court: {
        wall: ['#17757a', '#11696b', '#0a4349'],
        trim: '#f3d791',
        gate: ['#f0dfb8', '#c9973b'],
        sky: ['#0a2f3c', '#17606a', '#5fa79b', '#f0d9a0'],
        floor: ['#1f6d70', '#114f55', '#0a343b'],
        palace: '#0d4a50',
        night: true,
        rangoli: [P.rose, P.goldLight, P.ivory],
      },
      sides:
        archStrings(7, ['r0', 'j0', 'r4'], ['r4', 'j1']) +
        topiary(112, 905, ['#f3d791', '#c9973b', '#8a5a1b'], ['r0', 'r4', 'r1'], 21) +
        topiary(1488, 905, ['#f3d791', '#c9973b', '#8a5a1b'], ['r4', 'r0', 'r2'], 22),
      above: stringLights(-20, 40, 800, 20, 90, 16) + stringLights(800, 20, 1620, 40, 90, 16),
      fallen: [P.rose, P.roseLight, '#fffaf0', P.roseDark],
      ground: ['r0', 'r4', 'r1', 'r2', 'r5', 'r0'],
    },
  ),
  scene(
    'swift-dzire',
    CARS.swiftDzire,
    { body: ['#8fb4d8', '#4f7fb5', '#2f5a92', '#1f3f6e', '#142a4d'], seam: '#10213d', wheel: 'silver' },
    {
      kind: 'wreath',
      string: ['m2', 'm3', 'j0'],
      bouquet: ['m2', 'm0', 'r4', 'm3', 'm1', 'r5'],
      ribbon: [P.marigold, '#ffdc8a'],
      seed: 31,
    },
    {
      court: {
        wall: ['#ffe1a6', '#f7c063', '#e69a3c'],
        trim: '#a8571a',
        gate: ['#fbeccb', '#d98a3a'],
        sky: ['#8fc4c6', '#c8e0cd', '#fbe9b8'],
        floor: ['#d98f4a', '#b3682f', '#7d4020'],
        palace: '#d9a35c',
        rangoli: ['#fbeccb', '#b3202b', '#ffe3a0'],
      },
      sides:
        archStrings(9, ['m2', 'm3'], ['m0', 'j0', 'm1', 'j1']) +
        topiary(112, 905, ['#5f86b8', '#2f5a92', '#1a3560'], ['m0', 'm2', 'r4'], 31) +
        topiary(1488, 905, ['#5f86b8', '#2f5a92', '#1a3560'], ['m2', 'm0', 'r5'], 32),
      above: paperToran(1600, 7, 20, 52, 8, 'm0', ['m2', 'm3', 'w0']),
      fallen: [P.marigold, P.marigoldLight, '#fffaf0', P.marigoldDark],
      ground: ['m2', 'm0', 'm3', 'm1', 'r4', 'm2'],
    },
  ),
  scene(
    'ertiga',
    CARS.ertiga,
    { body: ['#b7876a', '#8f5b46', '#6b3c34', '#4a2628', '#31161b'], seam: '#2a1014', wheel: 'silver' },
    {
      kind: 'ribbons',
      string: ['w0', 'r6', 'w0', 'r7'],
      bouquet: ['r6', 'w0', 'r4', 'r7', 'j0', 'r5'],
      ribbon: ['#e6b48f', '#fff0dc'],
      seed: 44,
    },
    {
      court: {
        wall: ['#fbe4d5', '#f2c6b0', '#dd9c86'],
        trim: '#a85f4d',
        gate: ['#fff3e2', '#e6b48f'],
        sky: ['#f6cdb5', '#fbe0c4', '#fff3dc'],
        floor: ['#d39a84', '#ae7164', '#7b4648'],
        palace: '#e0a690',
        rangoli: ['#fff3e2', '#c9485c', '#ffe3c4'],
      },
      sides:
        archStrings(7, ['r6', 'j0', 'w0'], ['w0', 'j1']) +
        coconutPalm(92, 900, 400, 50, 5) +
        topiary(1488, 905, ['#f6d9c0', '#d99a7c', '#9c5f4c'], ['r6', 'w0', 'r4'], 42),
      above: paperToran(1600, 6, 20, 60, 8, 'r6', ['r6', 'w0', 'r7', 'j0']),
      fallen: ['#f1b795', '#fffaf0', '#e0916c', '#f6d9c0'],
      ground: ['r6', 'w0', 'r7', 'r4', 'j0', 'w0'],
    },
  ),
  scene(
    'scorpio',
    CARS.scorpio,
    { body: ['#6a6f7a', '#3d434f', '#272c37', '#181c25', '#0d1017'], seam: '#0a0c12', wheel: 'dark' },
    {
      kind: 'swags',
      string: warm,
      bouquet: ['m0', 'r2', 'm2', 'r3', 'm1', 'r2'],
      ribbon: [P.marigoldDark, P.marigoldLight],
      seed: 52,
    },
    {
      court: {
        wall: ['#3f4a86', '#2b3268', '#191c45'],
        trim: '#e9c977',
        gate: ['#c9603f', '#6b1d34'],
        sky: [
          ['#1a1240', 0],
          ['#4a2a6a', 0.4],
          ['#b5506a', 0.75],
          ['#f6b765', 1],
        ],
        floor: ['#5a4a7c', '#3a2f5c', '#1f1a3a'],
        palace: '#3a1f55',
        night: true,
        rangoli: [P.marigold, P.red, P.goldLight],
      },
      sides:
        archStrings(9, warm, ['m0', 'r2', 'm2']) +
        topiary(112, 905, ['#e08a4a', '#b5532a', '#6b2418'], ['m0', 'm2', 'r2'], 51) +
        topiary(1488, 905, ['#e08a4a', '#b5532a', '#6b2418'], ['m2', 'r2', 'm0'], 52),
      above:
        stringLights(-20, 30, 540, 30, 80, 11) +
        stringLights(540, 30, 1070, 30, 80, 11) +
        stringLights(1070, 30, 1620, 30, 80, 11),
      fallen: [P.marigold, P.marigoldDark, P.red, P.marigoldLight],
      ground: ['m0', 'r2', 'm2', 'm1', 'm3', 'r3'],
    },
  ),
  scene(
    'dzire',
    CARS.dzire,
    { body: ['#fbfbf7', '#dfe2e0', '#b9bfc0', '#8a9295', '#5d666b'], seam: '#4d565b', wheel: 'silver' },
    {
      kind: 'swags',
      string: ['r8', 'w0', 'r9', 'j0'],
      bouquet: ['r8', 'r4', 'w0', 'r9', 'r5', 'r8'],
      ribbon: ['#85579a', '#d7b6e2'],
      seed: 63,
    },
    {
      court: {
        wall: ['#f3e6f0', '#dcc3dc', '#b694bd'],
        trim: '#7c4f8a',
        gate: ['#7c3560', '#4a1f4a'],
        sky: ['#5b3a7a', '#a870a0', '#f0b8a8', '#ffe6c4'],
        floor: ['#a583ac', '#7c5a88', '#503660'],
        palace: '#6b3f74',
        rangoli: ['#fffaf0', '#d7b6e2', '#f3d791'],
      },
      sides:
        archStrings(7, ['r8', 'j0', 'w0'], ['w0', 'r9', 'j1']) +
        topiary(112, 905, ['#fff3e2', '#dcc3a0', '#a07c58'], ['r8', 'w0', 'r4'], 61) +
        topiary(1488, 905, ['#fff3e2', '#dcc3a0', '#a07c58'], ['w0', 'r8', 'r4'], 62),
      above: paperToran(1600, 6, 20, 60, 8, 'r8', ['w0', 'r8', 'j0', 'r9']),
      fallen: ['#d7b6e2', '#fffaf0', '#ad82c0', '#f6e6c8'],
      ground: ['r8', 'w0', 'r9', 'r4', 'r5', 'w0'],
    },
  ),
];
