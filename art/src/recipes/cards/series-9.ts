import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { pearl, silk, smoothCard } from '#art/card/stock.ts';
import { inked, line, mirrored, path, place, rect, within, without } from '#art/drawing/svg.ts';
import { petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch, pointedArch } from '#art/motifs/arch.ts';
import { strip, vineUnit } from '#art/motifs/borders.ts';
import { girihRosette, khatam, shamsa, star, starAndCross } from '#art/motifs/geometry.ts';
import { block, jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import { MAROON_TASSEL } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';
import { hung, NARROW } from './series-9-parts.ts';

/** Series 9: narrow cards printed like a decree, a silk tassel at the foot. */

const TEAL_TASSEL = { dark: '#04272b', body: '#12686c', light: '#5fb3ad' };

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

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-9/nikah-farman', shape: 'card', draw: nikahFarman },
  { name: 'cards/series-9/morpankh', shape: 'card', draw: morpankh },
];
