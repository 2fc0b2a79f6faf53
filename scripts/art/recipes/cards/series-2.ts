import { drawFace } from '#scripts/art/kit/face.ts';
import { card, envelope, shot } from '#scripts/art/kit/shot.ts';
import { cotton } from '#scripts/art/kit/stock.ts';
import { circle, inked, line, mirrored, path, place, polar } from '#scripts/art/kit/svg.ts';
import { names, plainDevanagari, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { dove, swan } from '#scripts/art/motifs/animals.ts';
import { pointedArch } from '#scripts/art/motifs/arch.ts';
import { blossom, rose, veinedLeaf, vine } from '#scripts/art/motifs/flora.ts';
import { khatam } from '#scripts/art/motifs/geometry.ts';
import { engravedBud, engravedLotus, lilyPad, stem } from '#scripts/art/motifs/lotus.ts';
import { deckle } from '#scripts/art/motifs/outline.ts';
import { eyeFeather } from '#scripts/art/motifs/peacock.ts';
import { cross, oliveBranch } from '#scripts/art/motifs/sacred.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { curve, jasmine } from '#scripts/art/props/jasmine.ts';
import { petals, WHITE_PETALS, PINK_PETALS } from '#scripts/art/props/petals.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

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

const MIST = '#dfe3e4';
const PEACOCK_INK = '#1d4a5c';

/** The whole suite laid out: card, reply card and tag, an engraved feather sweeping across. */
async function featherSuite(): Promise<Buffer> {
  const main = await drawFace({
    stock: cotton(MIST),
    deboss: circle(690, 440, 262),
    ink: inked(
      place(eyeFeather(900, 3.4), 420, 1190, { turn: 20 }) + place(eyeFeather(560, 3), 400, 1180, { turn: -14 }) + stackedNames('Ananya', 'Rohan', 290, 240, { size: 118, weight: 500 }) +
        smallCaps('Bengaluru', 230, 1262, { size: 29 }) + smallCaps('16 February', 230, 1310, { size: 29 }) + rule(230, 1208, 60, 36, 2.4),
      PEACOCK_INK,
      MIST,
    ),
  });
  const reply = await drawFace({
    sheet: { width: 1000, height: 700 },
    stock: cotton('#f4efe4'),
    ink: inked(
      smallCaps('Kindly reply', 500, 190, { size: 46 }) + rule(500, 250, 90, 44, 2.8) + plainDevanagari('विवाह उत्सव', 500, 380, { size: 72 }) + [480, 560].map((y) => path(`M180 ${y}H820`, `${line(3)} stroke-dasharray="3 12"`)).join('') +
        place(eyeFeather(220, 2.4), 900, 640, { turn: -40 }) + place(eyeFeather(220, 2.4), 100, 640, { turn: 40 }),
      PEACOCK_INK,
      '#f4efe4',
    ),
  });
  const label = await drawFace({
    sheet: { width: 500, height: 500 },
    stock: cotton('#9fb4b6'),
    ink: inked(circle(250, 250, 214, line(5)) + circle(250, 250, 200, line(2)) + plainDevanagari('शगुन', 250, 290, { size: 128, weight: 600 }), '#163743', '#9fb4b6'),
    cut: circle(250, 250, 246),
    edge: 0.3,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#b9b4a6', strength: 1.4, seed: 28 },
    vignette: 0.24,
    items: [
      card(main, { width: 520, x: 296, y: 412, turn: -4, tilt: 7, edge: ['#c6ccce', '#b2babd', '#9da6a9'] }),
      card(reply, { width: 400, x: 472, y: 818, turn: 5, tilt: 7, edge: ['#dcd5c5', '#c9c1ae', '#b5ac97'], lift: 1.2 }),
      card(label, { width: 172, x: 122, y: 872, turn: -10, tilt: 7, edge: ['#83999b', '#728889'], lift: 1.2 }),
      gobo(4, 0.26, 12),
      petals([[650, 90, 1.2, 30], [616, 130, 0.9, 110], [676, 600, 0.9, -30]], WHITE_PETALS),
    ],
  });
}

/** Jasmine climbs round a pressed crescent, aubergine on cream, for a nikah. */
async function jasmineCrescent(): Promise<Buffer> {
  const cream = '#f5eee0';
  const ink = '#4b2748';
  const moon = 'M640 250A330 330 0 1 0 742 770A270 270 0 1 1 640 250Z';
  const climb: readonly (readonly [number, number, number])[] = [[560, 930, 0], [360, 880, 0], [236, 740, 0], [196, 560, 0], [256, 380, 0], [390, 270, 0], [560, 226, 0]];
  const star = blossom(46, 2.4);
  const bud = path('M0 0C-12 -14 -10 -34 0 -46C10 -34 12 -14 0 0Z', line(2.4));
  const face = await drawFace({
    stock: cotton(cream),
    print: inked(path(moon), '#eadbd6'),
    deboss: path(moon),
    ink: inked(
      vine(climb, 46, 78, 3, [star, bud, star]) + place(blossom(74, 2.8), 250, 760, { turn: 20 }) + place(blossom(60, 2.6), 330, 860) + place(blossom(54, 2.6), 212, 640, { turn: 40 }) + place(blossom(52, 2.6), 380, 290, { turn: 30 }) +
        place(path(khatam(34), line(3)) + path(khatam(15)), 640, 400) +
        stackedNames('Zoya', 'Imran', 590, 520, { size: 116, weight: 500 }) + smallCaps('Nikah', 500, 1086, { size: 36 }) + smallCaps('Lucknow · 6 February', 500, 1152, { size: 28 }) + rule(500, 1222, 90, 40, 2.6),
      ink,
      cream,
    ),
    cut: deckle(1000, 1400, 18, 14),
    edge: 0.8,
  });
  return shot({
    surface: { kind: 'linen', colour: '#b7a7ae', seed: 29 },
    vignette: 0.26,
    items: [
      envelope({ colour: '#6b4266', liner: '#f1e4d6', linerInk: '#a5849c' }, { x: 396, y: 486, turn: 6 }),
      card(face, { width: 552, x: 350, y: 510, turn: -3, tilt: 8, shadow: '60,36,40', edge: ['#dfd3bf', '#cdbfa7', '#b9aa90'] }),
      gobo(3, 0.26, 12),
      jasmine(curve([520, 1040], [580, 960], [660, 940], [760, 860], 22)),
    ],
  });
}

/** A cross of olive branches between fine lancets, for a church wedding. */
async function oliveCross(): Promise<Buffer> {
  const ivory = '#f4efe3';
  const olive = '#4d5530';
  const arms = mirrored(place(oliveBranch(270), 514, 846, { turn: -40 }) + place(oliveBranch(170), 514, 864, { turn: -6 }));
  const face = await drawFace({
    stock: cotton(ivory),
    print: inked(path(pointedArch(500, 110, 560, 430, 880)), '#dfe2cc'),
    deboss: path(pointedArch(500, 110, 560, 430, 880)),
    ink: inked(
      path(pointedArch(500, 84, 612, 430, 906), line(2.6)) + arms + place(cross(), 500, 470, { scale: 2 }) +
        names('Sara', 'Daniel', 500, 1050, { size: 122, weight: 500 }) + smallCaps('Kottayam · 9 January', 500, 1126, { size: 29 }) + rule(500, 1196, 100, 40, 2.6),
      olive,
      ivory,
    ),
  });
  return shot({
    surface: { kind: 'wood', colour: '#b59a78', strength: 0.7, seed: 31 },
    vignette: 0.26,
    items: [
      envelope({ colour: '#7c845a', liner: '#f1ead8', linerInk: '#a3a77c' }, { x: 394, y: 486, turn: 6 }),
      card(face, { width: 552, x: 352, y: 510, turn: -2.6, tilt: 8, edge: ['#ddd4bf', '#cbc0a7', '#b7ab90'] }),
      gobo(4, 0.26, 12),
      petals([[60, 940, 1.2, 30], [98, 972, 1, 110], [676, 100, 0.9, -30]], WHITE_PETALS),
    ],
  });
}

/** A card lying broad: two swans meet on pressed water. */
async function swanLake(): Promise<Buffer> {
  const butter = '#f1e3c6';
  const clay = '#9a4a34';
  const oval = '<ellipse cx="700" cy="430" rx="470" ry="300" fill="currentColor"/>';
  const ripples = [0, 1, 2, 3, 4].map((row) => path(`M${330 + row * 34} ${592 + row * 22}C${470 + row * 20} ${582 + row * 22} ${560 + row * 10} ${602 + row * 22} 700 ${592 + row * 22}S${930 - row * 20} ${582 + row * 22} ${1070 - row * 34} ${592 + row * 22}`, line(3))).join('');
  const face = await drawFace({
    sheet: { width: 1400, height: 1000 },
    stock: cotton(butter),
    print: inked(oval, '#ecd2b4'),
    deboss: oval,
    ink: inked(
      '<ellipse cx="700" cy="430" rx="494" ry="324" fill="none" stroke="currentColor" stroke-width="3"/>' + ripples + place(swan(), 560, 588, { scale: 1.16 }) + place(swan(), 840, 588, { scale: 1.16, flip: true }) +
        mirrored(place(engravedBud(120, 2.6), 300, 560, { turn: -8 }) + place(lilyPad(92, 20), 330, 640), 700) + names('Ananya', 'Rohan', 700, 868, { size: 112, weight: 500 }) + smallCaps('Udaipur · 16 February', 700, 936, { size: 28 }),
      clay,
      butter,
    ),
  });
  const under = await drawFace({ sheet: { width: 1400, height: 1000 }, stock: cotton('#c58f74'), ink: inked(place(engravedLotus(420, 3.4), 700, 720), '#8a4a34', '#c58f74') });
  return shot({
    surface: { kind: 'plaster', colour: '#d3cfc0', strength: 1.4, seed: 32 },
    vignette: 0.24,
    items: [
      card(under, { width: 640, x: 372, y: 392, turn: 10, tilt: 8, edge: ['#a8745b', '#93634c'] }),
      card(face, { width: 662, x: 356, y: 580, turn: -5, tilt: 8, edge: ['#dac9a6', '#c7b48e', '#b19e78'], lift: 1.2 }),
      gobo(5, 0.26, 12),
      petals([[70, 900, 1.2, 30], [112, 940, 1, 110], [640, 900, 0.9, 60], [600, 100, 1, -30]], PINK_PETALS),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-2/blush-lotus', shape: 'card', draw: blushLotus },
  { name: 'cards/series-2/sage-ring', shape: 'card', draw: sageRing },
  { name: 'cards/series-2/feather-suite', shape: 'card', draw: featherSuite },
  { name: 'cards/series-2/jasmine-crescent', shape: 'card', draw: jasmineCrescent },
  { name: 'cards/series-2/olive-cross', shape: 'card', draw: oliveCross },
  { name: 'cards/series-2/swan-lake', shape: 'card', draw: swanLake },
];
