import { drawFace } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { cotton } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { inked, line, mirrored, path, place } from '#art/drawing/svg.ts';
import { blossom, vine } from '#art/flora/ink.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { pointedArch } from '#art/motifs/arch.ts';
import { khatam } from '#art/motifs/geometry.ts';
import { deckle } from '#art/motifs/outline.ts';
import { cross, oliveBranch } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 2, for a nikah and for a church. */

/** Jasmine climbs round a pressed crescent, aubergine on cream, for a nikah. */
async function jasmineCrescent(): Promise<Buffer> {
  const cream = '#f5eee0';
  const ink = '#4b2748';
  const moon = 'M640 250A330 330 0 1 0 742 770A270 270 0 1 1 640 250Z';
  const climb: readonly (readonly [number, number, number])[] = [
    [560, 930, 0],
    [360, 880, 0],
    [236, 740, 0],
    [196, 560, 0],
    [256, 380, 0],
    [390, 270, 0],
    [560, 226, 0],
  ];
  const star = blossom(46, 2.4);
  const bud = path('M0 0C-12 -14 -10 -34 0 -46C10 -34 12 -14 0 0Z', line(2.4));
  const face = await drawFace({
    stock: cotton(cream),
    print: inked(path(moon), '#eadbd6'),
    deboss: path(moon),
    ink: inked(
      vine(climb, 46, 78, 3, [star, bud, star]) +
        place(blossom(74, 2.8), 250, 760, { turn: 20 }) +
        place(blossom(60, 2.6), 330, 860) +
        place(blossom(54, 2.6), 212, 640, { turn: 40 }) +
        place(blossom(52, 2.6), 380, 290, { turn: 30 }) +
        place(path(khatam(34), line(3)) + path(khatam(15)), 640, 400) +
        stackedNames('Zoya', 'Imran', 590, 520, { size: 116, weight: 500 }) +
        smallCaps('Nikah', 500, 1086, { size: 36 }) +
        smallCaps('Lucknow · 6 February', 500, 1152, { size: 28 }) +
        rule(500, 1222, 90, 40, 2.6),
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
      card(face, {
        width: 552,
        x: 350,
        y: 510,
        turn: -3,
        tilt: 8,
        shadow: '60,36,40',
        edge: ['#dfd3bf', '#cdbfa7', '#b9aa90'],
      }),
      gobo(3, 0.26, 12),
      jasmine(bezier([520, 1040], [580, 960], [660, 940], [760, 860], 21)),
    ],
  });
}

/** A cross of olive branches between fine lancets, for a church wedding. */
async function oliveCross(): Promise<Buffer> {
  const ivory = '#f4efe3';
  const olive = '#4d5530';
  const arms = mirrored(
    place(oliveBranch(270), 514, 846, { turn: -40 }) + place(oliveBranch(170), 514, 864, { turn: -6 }),
  );
  const face = await drawFace({
    stock: cotton(ivory),
    print: inked(path(pointedArch(500, 110, 560, 430, 880)), '#dfe2cc'),
    deboss: path(pointedArch(500, 110, 560, 430, 880)),
    ink: inked(
      path(pointedArch(500, 84, 612, 430, 906), line(2.6)) +
        arms +
        place(cross(), 500, 470, { scale: 2 }) +
        names('Sara', 'Daniel', 500, 1050, { size: 122, weight: 500 }) +
        smallCaps('Kottayam · 9 January', 500, 1126, { size: 29 }) +
        rule(500, 1196, 100, 40, 2.6),
      olive,
      ivory,
    ),
  });
  return shot({
    surface: { kind: 'wood', colour: '#b59a78', strength: 0.7, seed: 31 },
    vignette: 0.26,
    items: [
      envelope({ colour: '#7c845a', liner: '#f1ead8', linerInk: '#a3a77c' }, { x: 394, y: 486, turn: 6 }),
      card(face, {
        width: 552,
        x: 352,
        y: 510,
        turn: -2.6,
        tilt: 8,
        edge: ['#ddd4bf', '#cbc0a7', '#b7ab90'],
      }),
      gobo(4, 0.26, 12),
      petals(
        [
          [60, 940, 1.2, 30],
          [98, 972, 1, 110],
          [676, 100, 0.9, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-2/jasmine-crescent', shape: 'card', draw: jasmineCrescent },
  { name: 'cards/series-2/olive-cross', shape: 'card', draw: oliveCross },
];
