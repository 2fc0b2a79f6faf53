import { drawFace, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { random } from '#scripts/art/kit/random.ts';
import { card, shot } from '#scripts/art/kit/shot.ts';
import { handmade, pearl, silk, smoothCard } from '#scripts/art/kit/stock.ts';
import { circle, inked, line, mirrored, path, place, rect, turned, within, without } from '#scripts/art/kit/svg.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { parrot } from '#scripts/art/motifs/animals.ts';
import { mughalArch, pointedArch } from '#scripts/art/motifs/arch.ts';
import { strip, vineUnit } from '#scripts/art/motifs/borders.ts';
import { treeOfLife, rose, veinedLeaf } from '#scripts/art/motifs/flora.ts';
import { girihRosette, khatam, shamsa, star, starAndCross } from '#scripts/art/motifs/geometry.ts';
import { block, halfDrop, jaaliEight, patterned } from '#scripts/art/motifs/jaali.ts';
import { colouredLotus, lilyPad, lotus } from '#scripts/art/motifs/lotus.ts';
import { mandala, ROSETTE } from '#scripts/art/motifs/mandala.ts';
import { cutAlong, ticket } from '#scripts/art/motifs/outline.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { petals, PINK_PETALS, ROSE_PETALS } from '#scripts/art/props/petals.ts';
import { ROSEWOOD_ROD, rod } from '#scripts/art/props/rod.ts';
import { cord } from '#scripts/art/props/tag.ts';
import { GOLD_TASSEL, MAROON_TASSEL, tassel } from '#scripts/art/props/tassel.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Series 9: narrow cards printed like a decree, a silk tassel at the foot. */

const NARROW = { width: 660, height: 1400 };
const PINK_TASSEL = { dark: '#6d1f38', body: '#c9566f', light: '#f5a9b4' };
const TEAL_TASSEL = { dark: '#04272b', body: '#12686c', light: '#5fb3ad' };

/** The eyelet at the foot of a narrow card and the tassel that hangs from it. */
const hung = (x: number, y: number, length: number, colours = GOLD_TASSEL, turn = 0, seed = 4): string =>
  cord(
    `M${x} ${y - 30}C${x - 18} ${y} ${x - 10} ${y + 30} ${x} ${y + 44}C${x + 12} ${y + 30} ${x + 18} ${y} ${x} ${y - 30}`,
    7,
  ) + tassel(x, y + 40, length, colours, turn, seed);

/** An illuminated headpiece of stars over the names, for a nikah. */
async function nikahFarman(): Promise<Buffer> {
  const outline =
    'M0 1400V210C0 130 150 150 210 92C260 44 300 40 330 0C360 40 400 44 450 92C510 150 660 130 660 210V1400Z';
  const head =
    'M66 640V236C66 180 190 190 240 130C276 92 306 84 330 56C354 84 384 92 420 130C470 190 594 180 594 236V640Z';
  const arch = mughalArch({ x: 330, apex: 500, width: 470, spring: 660, bottom: 1250, foils: 3 });
  const border = block(40, 690, 46, 560) + block(574, 690, 46, 560);
  const face = await drawFace({
    sheet: NARROW,
    stock: pearl('#f6ecd4', '#fff3d8'),
    print:
      path(outline, 'fill="#0f5558"') +
      path(
        'M46 1354V236C46 172 176 176 228 118C270 76 300 70 330 34C360 70 390 76 432 118C484 176 614 172 614 236V1354Z',
        'fill="#f6ecd4"',
      ) +
      path(head, 'fill="#123f6b"') +
      path(arch, 'fill="#f9f1dd"') +
      path(border, 'fill="#0f5558"') +
      path(block(66, 1262, 528, 72), 'fill="#123f6b"'),
    ink:
      smallCaps('Nikah', 330, 706, { size: 40, colour: '#9a2a2a' }) +
      stackedNames('Zoya', 'Imran', 330, 850, { size: 118, colour: '#0f4a4d', and: '#9a6a1e' }) +
      smallCaps('Lucknow', 330, 1128, { size: 27, colour: '#4a3a2a' }) +
      smallCaps('6 February', 330, 1172, { size: 27, colour: '#4a3a2a' }),
    press: 0.18,
    foils: [
      gold(
        within(
          'head',
          path(head),
          `<g mask="url(#clear)">${place(girihRosette(12, 250, 4), 330, 400)}${place(shamsa(92, 3), 330, 400)}${[
            [96, 250],
            [564, 250],
            [96, 560],
            [564, 560],
          ]
            .map(([x = 0, y = 0]) => place(girihRosette(8, 112, 3), x, y))
            .join('')}</g>`,
        ).replace(
          '<g mask="url(#head)">',
          `<mask id="clear"><rect width="660" height="1400" fill="#fff"/>${path(arch, 'fill="#000"')}</mask><g mask="url(#head)">`,
        ) +
          `<g mask="url(#clear)">${path(head, line(4))}</g>` +
          path(arch, line(5)) +
          strip(vineUnit(74, 3), 63, 1246, 552, -90) +
          strip(vineUnit(74, 3), 597, 1246, 552, -90) +
          strip({ length: 66, art: path(khatam(22), line(2.6)) + path(star(8, 9, 0.5)) }, 68, 1298, 524) +
          rect(66, 1262, 528, 72, line(3)) +
          path(
            'M20 1380V222C20 150 160 162 216 104C262 58 300 52 330 16C360 52 398 58 444 104C500 162 640 150 640 222V1380Z',
            line(3),
          ),
      ),
      goldOnLight(
        path(mughalArch({ x: 330, apex: 530, width: 436, spring: 668, bottom: 1234, foils: 3 }), line(1.8)) +
          rule(330, 1074, 70, 40, 2.4),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.15,
  });
  const sleeve = await drawFace({
    sheet: NARROW,
    stock: smoothCard('#6d2230'),
    foils: [
      gold(
        patterned(starAndCross('stars', 132, 3), 'stars', block(36, 36, 588, 1328)) +
          rect(24, 24, 612, 1352, line(3)),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#9c9a74', seed: 71 },
    items: [
      card(sleeve, { width: 396, x: 420, y: 470, turn: 9, edge: ['#521825', '#45131f', '#380e18'] }),
      card(face, {
        width: 404,
        x: 316,
        y: 466,
        turn: -4,
        edge: ['#0c4548', '#d8c8a2', '#0c4548', '#08363a'],
        lift: 1.15,
        over: [hung(330, 1380, 250, TEAL_TASSEL, 7)],
      }),
      gobo(3, 0.28, 13),
      petals(
        [
          [610, 930, 1.2, 30],
          [650, 968, 1, 110],
          [70, 74, 1, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** One great eye feather in gold and green, standing in a narrow arch. */
async function morpankh(): Promise<Buffer> {
  const outline = pointedArch(330, 0, 660, 330, 1400);
  const inner = pointedArch(330, 46, 580, 344, 1360);
  const barb = Array.from({ length: 34 }, (_, index) => {
    const t = index / 33;
    const y = 860 - t * 560;
    const reach = 34 + 150 * Math.sin(Math.PI * (0.14 + t * 0.62));
    return mirrored(path(`M330 ${y}Q${330 + reach * 0.6} ${y - 30} ${330 + reach} ${y - 118}`, line(3)), 330);
  }).join('');
  const drop = (w: number): string =>
    `M330 ${340 - w * 0.86}C${330 + w * 0.78} ${340 - w * 0.5} ${330 + w * 0.66} ${340 + w * 0.5} 330 ${340 + w * 0.76}C${330 - w * 0.66} ${340 + w * 0.5} ${330 - w * 0.78} ${340 - w * 0.5} 330 ${340 - w * 0.86}Z`;
  const face = await drawFace({
    sheet: NARROW,
    stock: silk('#0b4a4a', 0.09, 66),
    print:
      path(drop(200), 'fill="#0d6b52"') +
      path(drop(146), 'fill="#c98a2e"') +
      path(drop(108), 'fill="#0f7f8c"') +
      path('M330 268C386 286 392 372 330 412C268 372 274 286 330 268Z', 'fill="#10245e"'),
    foils: [
      gold(
        path(inner, line(4)) +
          path(pointedArch(330, 64, 548, 350, 1344), line(1.6)) +
          without('eye', path(drop(196)), barb + path('M330 300C338 500 322 700 330 920', line(5))) +
          [200, 146, 108].map((w) => path(drop(w), line(4))).join('') +
          path('M330 268C386 286 392 372 330 412C268 372 274 286 330 268Z', line(3)) +
          devanagari('शुभ विवाह', 330, 1010, { size: 86 }) +
          stackedNames('Isha', 'Kabir', 330, 1110, { size: 84 }) +
          smallCaps('Vrindavan · 3 March', 330, 1300, { size: 23 }),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.15,
  });
  const back = await drawFace({
    sheet: NARROW,
    stock: pearl('#f0e2c2'),
    ink: inked(patterned(jaaliEight('net', 84, 3), 'net', block(0, 0, 660, 1400)), '#1b7a6a'),
    press: 0.08,
    foils: [goldOnLight(path(inner, line(6)))],
    cut: cutAlong(outline),
    edge: 0.15,
  });
  return shot({
    surface: { kind: 'linen', colour: '#c9a878', seed: 72 },
    items: [
      card(back, { width: 400, x: 300, y: 462, turn: -9, edge: ['#d4c29a', '#c0ad82', '#ab976d'] }),
      card(face, {
        width: 404,
        x: 400,
        y: 468,
        turn: 3.4,
        edge: ['#083a3a', '#062d2e', '#042324'],
        lift: 1.2,
        over: [hung(330, 1376, 250, MAROON_TASSEL, -6, 8)],
      }),
      gobo(5, 0.26, 13),
      petals([
        [70, 926, 1.1, 30],
        [112, 962, 0.9, 110],
        [640, 92, 1, -30],
      ]),
    ],
  });
}

/** A cloth-like print of the tree of life, hung from a rosewood roller. */
async function kalamkariTree(): Promise<Buffer> {
  const { width, height } = NARROW;
  const madder = '#8a2b22';
  const face = await drawFace({
    sheet: NARROW,
    stock: handmade('#f0e2c0', ['#cdb487', '#fbf1d8', '#a98d58'], 45),
    print: rect(0, 0, 74, height, 'fill="#1f3a5a"') + rect(width - 74, 0, 74, height, 'fill="#1f3a5a"') + rect(74, 0, 10, height, 'fill="#c98a2e"') + rect(width - 84, 0, 10, height, 'fill="#c98a2e"'),
    ink:
      inked(place(treeOfLife(650, 2.8), 330, 880), madder, '#f3d9a2') + inked(strip(vineUnit(84, 3), 37, 40, 1320, 90) + strip(vineUnit(84, 3), width - 37, 40, 1320, 90), '#f0e2c0') +
      inked(path('M96 888C200 870 300 884 330 880C400 874 480 890 564 884', line(5)) + place(parrot(), 240, 620, { scale: 0.5 }) + place(parrot(), 430, 560, { scale: 0.5, flip: true }), '#1f4a3a', '#f0e2c0') +
      stackedNames('Ananya', 'Rohan', 330, 1020, { size: 104, colour: madder, and: '#1f3a5a' }) + smallCaps('Machilipatnam', 330, 1262, { size: 25, colour: '#3a2a20' }) + smallCaps('22 February', 330, 1302, { size: 25, colour: '#3a2a20' }),
    press: 0.12,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#c7b9a2', strength: 1.4, seed: 73 },
    items: [
      card(face, {
        width: 388, x: 366, y: 520, turn: 2.4, edge: ['#cdb98c', '#b8a274'], lift: 1.3,
        over: [cord('M-10 -20C120 -240 260 -330 330 -360C400 -330 540 -240 670 -20', 8, '#6b430f', '#e0b866'), rod(-8, -52, 712, 58, ROSEWOOD_ROD, 'top'), rod(1404, -40, 700, 50, ROSEWOOD_ROD, 'foot'), tassel(-70, 1420, 200, GOLD_TASSEL, 8, 6), tassel(730, 1420, 200, GOLD_TASSEL, -6, 9)],
      }),
      gobo(4, 0.28, 12),
      petals([[70, 940, 1.2, 30], [112, 966, 0.9, 110], [650, 950, 1, -30]]),
    ],
  });
}

/** A lotus pond from foot to head, the names in a golden moon. */
async function pichwaiPond(): Promise<Buffer> {
  const { width, height } = NARROW;
  const outline = mughalArch({ x: 330, apex: 0, width: 656, spring: 250, bottom: 1398, foils: 3 });
  const next = random(12);
  const flowers = [[120, 1330, 92], [330, 1350, 120], [548, 1330, 88], [220, 1210, 96], [450, 1215, 104], [90, 1110, 74], [330, 1090, 110], [572, 1106, 76], [190, 985, 78], [468, 990, 84], [76, 880, 58], [330, 925, 72], [584, 884, 60]] as const;
  const stems = flowers.map(([x, y]) => path(`M${x} ${y}C${x + (next() - 0.5) * 90} ${y + 160} ${x + (next() - 0.5) * 120} ${y + 320} ${x + (next() - 0.5) * 80} 1420`, 'fill="none" stroke="#4f8a63" stroke-width="4.5"')).join('');
  const pads = Array.from({ length: 15 }, (_, index) => place(inked(lilyPad(56 + (index % 4) * 12, 20 + (index % 3) * 5, 2.6), '#8fc08a', '#1f6a4a'), 40 + ((index * 173) % 590), 1000 + ((index * 97) % 380), { turn: (index * 17) % 24 - 12 })).join('');
  const pinks = [['#e98aa0', '#fde3e6'], ['#f3b0b4', '#fff0ee'], ['#d9607e', '#fbd0d6']] as const;
  const blooms = flowers.map(([x, y, size], index) => { const [fill, rim] = pinks[index % 3] ?? pinks[0]; return place(colouredLotus(size, fill, rim, 2.6), x, y); }).join('');
  const face = await drawFace({
    sheet: NARROW,
    stock: smoothCard('#0d3a34'),
    print: rect(0, 0, width, height, 'fill="#0d3a34"') + stems + pads,
    layers: [{ art: blooms, lift: 1.6 }],
    foils: [
      gold(
        circle(330, 520, 232, line(5)) + circle(330, 520, 218, line(1.8)) + place(turned(36, () => path(petal(240, 268, 7))), 330, 520) +
          path(mughalArch({ x: 330, apex: 34, width: 600, spring: 262, bottom: 1372, foils: 3 }), line(3)) + devanagari('शुभ विवाह', 330, 452, { size: 66 }) + stackedNames('Aarav', 'Meera', 330, 540, { size: 78 }) +
          place(mandala(ROSETTE, 2.4), 330, 196, { scale: 0.52 }),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.2,
  });
  const back = await drawFace({ sheet: NARROW, stock: smoothCard('#d9738a'), foils: [gold(path(mughalArch({ x: 330, apex: 34, width: 600, spring: 262, bottom: 1372, foils: 3 }), line(4)) + patterned(halfDrop('buds', 96, 110, place(lotus(26, 2.4), 0, 10)), 'buds', block(40, 180, 580, 1180)))], cut: cutAlong(outline), edge: 0.2 });
  return shot({
    surface: { kind: 'silk', colour: '#ddc69b', strength: 0.8, seed: 74 },
    items: [
      card(back, { width: 396, x: 262, y: 470, turn: -11, edge: ['#b9566c', '#a4485d', '#8f3b4f'] }),
      card(face, { width: 404, x: 396, y: 468, turn: 4, edge: ['#0a2d28', '#08241f', '#061b18'], lift: 1.2, over: [hung(330, 1380, 250, PINK_TASSEL, -7, 8)] }),
      gobo(5, 0.24, 13),
      petals([[650, 930, 1.2, 30], [604, 966, 1, 110], [70, 80, 1, -30], [676, 70, 0.8, 40]], PINK_PETALS),
    ],
  });
}

/** Opened like a book: tie-dyed dots on one narrow panel, the words on the other. */
async function bandhaniFold(): Promise<Buffer> {
  const red = '#a01c2e';
  const dot = (x: number, y: number, radius: number, colour: string): string => circle(x, y, radius, `fill="none" stroke="${colour}" stroke-width="${radius * 0.55}"`) + circle(x, y, radius * 0.26, `fill="${red}"`);
  const field = Array.from({ length: 33 }, (_, row) => Array.from({ length: 11 }, (_unused, column) => {
    const [x, y] = [34 + column * 43 + (row % 2) * 21, 40 + row * 41];
    const far = Math.hypot(x - 250, y - 700);
    return x > 478 || (far > 176 && far < 214) || far < 60 ? '' : dot(x, y, 9, row % 4 === 0 ? '#f6b23a' : '#f7e3c0');
  }).join('')).join('');
  const wheel = [96, 132, 160].map((radius, ring) => turned(Math.round(radius * 0.2), () => dot(0, -radius, 10, ring === 1 ? '#f6b23a' : '#f7e3c0'), ring * 0.5)).join('');
  const crease = '<linearGradient id="crease"><stop offset="0" stop-color="#2a0408" stop-opacity="0"/><stop offset=".48" stop-color="#2a0408" stop-opacity=".42"/><stop offset=".52" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';
  const face = await drawFace({
    stock: silk('#f5e8cc', 0.05, 68),
    print: rect(0, 0, 500, 1400, `fill="${red}"`) + field + place(wheel, 250, 700) + crease + rect(450, 0, 100, 1400, 'fill="url(#crease)"'),
    ink:
      stackedNames('Isha', 'Kabir', 750, 620, { size: 124, colour: red, and: '#9a6a1e' }) + smallCaps('with their families', 750, 900, { size: 23, colour: '#5a3a2a' }) + smallCaps('Bhuj · 3 March', 750, 948, { size: 25, colour: '#5a3a2a' }),
    press: 0.16,
    deboss: rect(498, 0, 4, 1400),
    foils: [
      goldOnLight(rect(536, 40, 424, 1320, line(4)) + rect(550, 54, 396, 1292, line(1.6)) + devanagari('शुभ विवाह', 750, 450, { size: 82 }) + place(lotus(60, 2.4), 750, 330) + rule(750, 1036, 70, 44, 2.4) + place(mandala(ROSETTE, 2.2), 750, 1190, { scale: 0.7 })),
      gold(circle(250, 700, 192, line(5)) + place(turned(24, () => path(petal(200, 226, 7))), 250, 700) + place(mandala(ROSETTE, 3), 250, 700, { scale: 0.44 })),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#7f9a96', seed: 76 },
    items: [
      card(face, { width: 560, x: 354, y: 470, turn: -2.6, edge: ['#d9c7a0', '#c5b187', '#af9b70'], lift: 1.2, over: [hung(500, 1392, 230, MAROON_TASSEL, 5, 9)] }),
      gobo(4, 0.26, 13),
      petals([[620, 940, 1.2, 30], [660, 968, 1, 110], [60, 950, 1, -30]]),
    ],
  });
}

/** A single rose tree painted as the Mughals did, in a gold-flecked border. */
async function mughalRose(): Promise<Buffer> {
  const { width, height } = NARROW;
  const green = '#3c6a4a';
  const twigs = path('M326 720C250 690 200 640 190 560M336 620C420 590 470 540 476 460M334 480C270 450 240 400 236 340', 'fill="none" stroke="#3c6a4a" stroke-width="7" stroke-linecap="round"') + path('M330 900C318 700 346 520 326 300', 'fill="none" stroke="#3c6a4a" stroke-width="11" stroke-linecap="round"');
  const leaves = inked([[262, 704, -70], [206, 620, -110], [226, 640, 40], [400, 596, 60], [456, 540, 110], [440, 540, -20], [286, 466, -60], [250, 400, -120], [372, 660, 100], [300, 800, -80], [352, 800, 70], [344, 420, 70], [322, 380, -50]].map(([x = 0, y = 0, turn = 0]) => place(veinedLeaf(92, 25, 2.4), x, y, { turn })).join(''), '#23503a', '#8fb58a');
  const roses = inked(place(rose(96, 3, 4), 326, 270) + place(rose(70, 2.8, 9), 190, 530) + place(rose(74, 2.8, 13), 478, 430), '#a8324a', '#f6c3c4') + inked(place(rose(46, 2.4, 21), 236, 320), '#a8324a', '#fbe0d6');
  const face = await drawFace({
    sheet: NARROW,
    stock: pearl('#f8efdb', '#ffeccd'),
    print: rect(0, 0, width, height, 'fill="#c9a25c" fill-opacity=".28"') + path(block(66, 66, width - 132, height - 132), 'fill="#fbf5e6"') + twigs + leaves + roses,
    ink: stackedNames('Sara', 'Kabir', 330, 1010, { size: 104, colour: '#7a2036', and: '#9a6a1e' }) + smallCaps('Srinagar', 330, 1240, { size: 25, colour: '#4a3a2a' }) + smallCaps('21 October', 330, 1280, { size: 25, colour: '#4a3a2a' }),
    press: 0.16,
    foils: [
      goldOnLight(
        path(block(66, 66, width - 132, height - 132), line(4)) + path(block(80, 80, width - 160, height - 160), line(1.6)) + path(block(20, 20, width - 40, height - 40), line(3)) +
          Array.from({ length: 15 }, (_, index) => place(turned(6, () => path(petal(3, 15, 5))), 43, 80 + index * 88.5) + place(turned(6, () => path(petal(3, 15, 5))), width - 43, 80 + index * 88.5)).join('') +
          path('M200 906C260 890 300 900 330 900C360 900 400 888 460 906', line(4)),
      ),
    ],
    cut: ticket(width, height, 70),
    edge: 0.2,
  });
  const back = await drawFace({ sheet: NARROW, stock: smoothCard(green), foils: [gold(patterned(halfDrop('sprigs', 120, 150, place(turned(5, () => path(petal(4, 26, 8))), 0, -14) + path('M0 -8V34M0 16Q14 8 18 -2M0 24Q-14 16 -18 6', line(3))), 'sprigs', block(50, 50, 560, 1300)) + path(block(30, 30, 600, 1340), line(3)))], cut: ticket(width, height, 70), edge: 0.2 });
  return shot({
    surface: { kind: 'linen', colour: '#b98f86', seed: 77 },
    items: [
      card(back, { width: 392, x: 430, y: 466, turn: 10, edge: ['#2c5238', '#23442e', '#1b3624'] }),
      card(face, { width: 400, x: 314, y: 468, turn: -3.4, edge: ['#dccba6', '#c9b78e', '#b3a076'], lift: 1.2, over: [hung(330, 1384, 250, PINK_TASSEL, 6, 8)] }),
      gobo(3, 0.26, 13),
      petals([[610, 930, 1.2, 30], [650, 966, 1, 110], [60, 80, 1, -30], [676, 900, 0.8, 40]], ROSE_PETALS),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-9/nikah-farman', shape: 'card', draw: nikahFarman },
  { name: 'cards/series-9/morpankh', shape: 'card', draw: morpankh },
  { name: 'cards/series-9/kalamkari-tree', shape: 'card', draw: kalamkariTree },
  { name: 'cards/series-9/pichwai-pond', shape: 'card', draw: pichwaiPond },
  { name: 'cards/series-9/bandhani-fold', shape: 'card', draw: bandhaniFold },
  { name: 'cards/series-9/mughal-rose', shape: 'card', draw: mughalRose },
];
