import { smooth } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import {
  circle,
  ellipse,
  filled,
  num,
  path,
  place,
  rect,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import { sheen } from './metal.ts';
import { lineMandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

const cone = (x: number, y: number, radius: number): Svg =>
  circle(x, y, radius, filled(linear(['#6d4a2a', '#e7c272', '#6d4a2a'], 0, 0, 1, 1))) +
  circle(x, y, radius * 0.92, filled(radial(['#12040a', '#2d0e1a', '#1a0610']))) +
  [0.8, 0.66, 0.52].map((k) => circle(x, y, radius * k, stroked('#5a2336', 3))).join('') +
  circle(x, y, radius * 0.34, filled(radial(['#8a4a5a', '#2a0a18'], 0.5, 0.5, 0.5, 0.35, 0.3)));

/** A cabinet of one to three cones, top left at (x,y). */
export const cabinet = (
  x: number,
  y: number,
  width: number,
  height: number,
  cones: readonly (readonly [number, number, number])[],
  trim = P.gold as string,
): Svg =>
  paper('medium', rect(x, y, width, height, filled(linear(['#4a1526', '#2a0a18'], 0, 0, 1, 1), 'rx="10"'))) +
  rect(
    x + 9,
    y + 9,
    width - 18,
    height - 18,
    filled('none', `rx="6" stroke="${trim}" stroke-width="2" opacity=".7"`),
  ) +
  cones.map(([u, v, k]) => cone(x + width * u, y + height * v, (width / 2) * k)).join('');

/** A tower of two cabinets on the ground, 236 wide and 536 high, foot at (x, floor). */
export const speakerTower = (x: number, floor: number, scale = 1): Svg =>
  place(
    cabinet(-118, -536, 236, 200, [[0.5, 0.5, 0.61]]) +
      cabinet(-118, -330, 236, 330, [
        [0.5, 0.4, 0.83],
        [0.5, 0.83, 0.37],
        [0.18, 0.85, 0.17],
        [0.82, 0.85, 0.17],
      ]),
    x,
    floor,
    { scale },
  );

/** A curved hang of line-array boxes, top at (x,y). */
export const lineArray = (x: number, y: number, boxes: number, lean: number): Svg =>
  times(boxes, (i) =>
    place(
      paper('small', path('M-96 0H96L88 56H-88Z', filled(linear(['#4a2030', '#1d0a14'])))) +
        rect(-80, 10, 160, 36, filled('#12060c', 'rx="5"')) +
        times(12, (k) => path(`M${-74 + k * 13.4} 12V44`, stroked('#5a3a44', 2))) +
        rect(-84, 48, 168, 4, filled(P.gold, 'opacity=".6"')),
      x + lean * i * i * 1.6,
      y + i * 62,
      { turn: lean * i * 1.8 },
    ),
  ) + path(`M${x} ${y - 60}V${y}`, stroked(P.goldLight, 5));

/** A lattice beam between two points of one height. */
export const trussBeam = (x1: number, x2: number, y: number, colour = '#2a0612', depth = 52): Svg =>
  rect(x1, y, x2 - x1, 8, filled(colour)) +
  rect(x1, y + depth, x2 - x1, 8, filled(colour)) +
  times(Math.floor((x2 - x1) / 42), (i) =>
    path(
      `M${x1 + i * 42} ${y + depth + 4}L${x1 + i * 42 + 21} ${y + 4}L${x1 + i * 42 + 42} ${y + depth + 4}`,
      stroked(colour, 4),
    ),
  );
/** A lattice post. */
export const trussPost = (x: number, y1: number, y2: number, colour = '#2a0612', breadth = 52): Svg =>
  rect(x, y1, 8, y2 - y1, filled(colour)) +
  rect(x + breadth, y1, 8, y2 - y1, filled(colour)) +
  times(Math.floor((y2 - y1) / 42), (i) =>
    path(
      `M${x + 4} ${y1 + i * 42}L${x + breadth + 4} ${y1 + i * 42 + 21}L${x + 4} ${y1 + i * 42 + 42}`,
      stroked(colour, 4),
    ),
  );

/** A hanging can light. */
export const can = (x: number, y: number, turn: number): Svg =>
  place(rect(-22, -8, 44, 54, filled('#1d0410', 'rx="8"')) + ellipse(0, 46, 22, 8, filled('#fff3cf')), x, y, {
    turn,
  });
/** A moving-head light standing on its base, lens at the top turned by degrees. */
export const movingHead = (x: number, y: number, turn: number, scale = 1): Svg =>
  place(
    paper(
      'small',
      rect(-62, -34, 124, 38, filled(linear(['#4a3a44', '#1d1218']), 'rx="8"')) +
        path('M-52 -34V-120H-34V-34ZM34 -34V-120H52V-34Z', filled(linear(['#5a4a54', '#2a1c24']))),
    ) +
      place(
        paper(
          'small',
          rect(-36, -70, 72, 116, filled(linear(['#6a5a64', '#2a1c24', '#140c12'], 0, 0, 1, 0), 'rx="26"')),
        ) +
          ellipse(0, -68, 33, 12, filled(radial(['#ffffff', '#fff0c4', '#f3b95a']))) +
          circle(0, 0, 20, stroked('#8a7a84', 3)),
        0,
        -112,
        { turn },
      ) +
      circle(-30, -16, 4, filled('#7fe0cf')) +
      rect(-10, -20, 36, 9, filled('#0d4a50', 'rx="3"')),
    x,
    y,
    { scale },
  );

export interface Booth {
  readonly skirt: readonly [string, string, string];
  readonly fringe: readonly [string, string];
}
const platter = (x: number): Svg =>
  ellipse(x, 556, 120, 44, filled('#1a0610')) +
  ellipse(x, 552, 116, 41, filled(sheen('brass'))) +
  ellipse(x, 551, 106, 36, filled('#1a0610')) +
  [84, 66]
    .map((w) => ellipse(x, 550, w, w / 3, filled('none', 'stroke="#5a2336" stroke-width="2.4"')))
    .join('') +
  ellipse(x, 549, 44, 15, filled(P.red)) +
  ellipse(x, 549, 38, 12.4, filled('#d8574a')) +
  ellipse(x, 548, 6, 2.4, filled(P.goldLight)) +
  path(`M${x - 2} 549L${x + 88} 528L${x + 94} 534Z`, filled('#fff', 'opacity=".2"')) +
  path(`M${x + 112} 516L${x + 104} 532L${x + 64} 544`, stroked('#f3e4c8', 5));

/** The booth of a DJ between x 360 and 1240, floor at 920: skirt, fringe, two decks, mixer, screen. */
export function djBooth({ skirt, fringe }: Booth): Svg {
  const cloth = 'M400 610L1200 610L1240 920L360 920Z';
  const folds = clipped(
    cloth,
    times(19, (i) => {
      const x = 370 + i * 48;
      return path(
        `M${x} 610Q${x + 10} 760 ${x - 6} 930L${x + 18} 930Q${x + 22} 760 ${x + 16} 610Z`,
        filled(P.shadow, 'opacity=".25"'),
      );
    }) +
      place(
        circle(0, 0, 128, filled(skirt[2], 'opacity=".6"')) +
          lineMandala(118, { colour: P.goldLight, width: 2.6, petals: 12 }),
        800,
        770,
      ),
  );
  const drops = times(10, (i) => {
    const x = 400 + i * 80;
    return (
      path(`M${x} 612H${x + 80}Q${x + 80} 690 ${x + 40} 694Q${x} 690 ${x} 612Z`, filled(pick(fringe, i))) +
      path(`M${x} 640Q${x + 2} 688 ${x + 40} 692Q${x + 78} 688 ${x + 80} 640`, stroked(P.goldLight, 4)) +
      place(rosette(20), x + 40, 644) +
      path(`M${x + 34} 696H${x + 46}L${x + 51} 724H${x + 29}Z`, filled(P.goldLight))
    );
  });
  const mixer =
    path('M716 508L884 508L898 598L702 598Z', filled('#2a0a18', 'stroke="#c9973b" stroke-width="2.4"')) +
    times(10, (k) => {
      const [i, j] = [k % 5, Math.floor(k / 5)];
      return (
        circle(736 + i * 32 - j * 2, 524 + j * 22, 7.5, filled('#12040a')) +
        circle(735 + i * 32 - j * 2, 522.5 + j * 22, 5.6, filled(j ? P.tealLight : P.goldLight))
      );
    }) +
    times(
      4,
      (i) =>
        path(`M${728 + i * 48} 562V590`, stroked('#12040a', 5)) +
        rect(719 + i * 48, 566 + ((i * 11) % 16), 18, 8, filled(P.ivory, 'rx="2"')),
    );
  const screen =
    paper(
      'small',
      path('M690 372L910 372L922 500L678 500Z', filled(linear(['#5b2033', '#2a0a18']))) +
        path('M702 384L898 384L908 488L692 488Z', filled(linear(['#0d5c60', '#0a4349']))),
    ) +
    times(30, (i) => {
      const h = 8 + Math.abs(Math.sin(i * 0.9) + Math.sin(i * 0.37)) * 20;
      return rect(708 + i * 6.3, 438 - h / 2, 3.6, h, filled(i % 5 ? '#ffd98a' : '#ff9d7a'));
    });
  return (
    screen +
    paper('large', path(cloth, filled(linear([...skirt])))) +
    paper('small', folds + drops) +
    paper(
      'medium',
      path('M440 500L1160 500L1216 606L384 606Z', filled(linear(['#3a1420', '#5b2033', '#2a0a18']))),
    ) +
    path('M384 606L1216 606L1214 622L386 622Z', filled(linear([P.goldLight, P.gold, P.goldDark]))) +
    platter(574) +
    platter(1026) +
    mixer
  );
}

/** A lit checkerboard in perspective from y1 (far) to y2 (near). */
export function lightFloor(y1: number, y2: number, colours: readonly string[], seed: number): Svg {
  const next = random(seedOf(seed));
  const [rows, columns] = [9, 14];
  const edge = (j: number) => {
    const t = (j / rows) ** 1.7;
    return [y1 + (y2 - y1) * t, 520 + 1500 * t] as const;
  };
  return times(rows, (j) =>
    times(columns, (i) => {
      const [[ya, ha], [yb, hb]] = [edge(j), edge(j + 1)];
      const x = (half: number, k: number) => num(800 + ((k - columns / 2) / (columns / 2)) * half);
      return path(
        `M${x(ha, i)} ${num(ya)}L${x(ha, i + 1)} ${num(ya)}L${x(hb, i + 1)} ${num(yb)}L${x(hb, i)} ${num(yb)}Z`,
        filled(
          pick(colours, (i + j) % 2 ? next() * colours.length : 0),
          `opacity="${num(0.55 + next() * 0.45)}" stroke="#1d0612" stroke-width="${num(2 + j * 0.5)}"`,
        ),
      );
    }),
  );
}

/** A ball of mirrors of a radius. */
export function mirrorBall(x: number, y: number, radius: number, colours: readonly string[]): Svg {
  const next = random(seedOf(7));
  const rows = 13;
  const tiles = times(rows, (j) => {
    const phi = ((j + 0.5) / rows - 0.5) * Math.PI;
    const w = Math.cos(phi);
    const n = Math.max(3, Math.round(18 * w));
    return times(n, (i) => {
      const a = ((i + 0.5) / n - 0.5) * Math.PI;
      const tw = (Math.PI / n) * Math.cos(a) * w * radius * 0.94;
      return rect(
        Math.sin(a) * w * radius - tw / 2,
        Math.sin(phi) * radius - radius * 0.105,
        tw,
        radius * 0.21 * Math.cos(phi) + 3,
        filled(pick(colours, next() * colours.length), `opacity="${num(0.35 + next() * 0.65)}" rx="2"`),
      );
    });
  });
  return (
    path(`M${x} -20V${y - radius}`, stroked(P.goldLight, 5)) +
    circle(
      x,
      y,
      radius * 1.9,
      filled(
        radial([
          ['#fff3cf', 0, 0.6],
          ['#ffc07a', 0.5, 0.16],
          ['#ffc07a', 1, 0],
        ]),
      ),
    ) +
    paper('medium', circle(x, y, radius, filled('#3a2a3a'))) +
    place(
      clipped(
        `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`,
        tiles +
          circle(
            0,
            0,
            radius,
            filled(
              radial(
                [
                  ['#ffffff', 0, 0.55],
                  ['#ffffff', 0.35, 0],
                  ['#1a0612', 0.7, 0.1],
                  ['#1a0612', 1, 0.7],
                ],
                0.5,
                0.5,
                0.55,
                0.34,
                0.3,
              ),
            ),
          ),
      ),
      x,
      y,
    ) +
    paper('trim', rect(x - 16, y - radius - 18, 32, 24, filled(sheen('brass'), 'rx="5"'))) +
    [
      [-0.5, -0.55, 26],
      [0.3, -0.2, 18],
      [-0.1, 0.4, 14],
    ]
      .map(([u = 0, v = 0, s = 10]) =>
        place(
          turned(4, () =>
            path(`M0 0L${-s * 0.12} ${-s * 0.2}L0 ${-s * 1.6}L${s * 0.12} ${-s * 0.2}Z`, filled('#ffffff')),
          ),
          x + u * radius,
          y + v * radius,
        ),
      )
      .join('')
  );
}

/** A low bank of stage smoke. */
export function smoke(
  x: number,
  y: number,
  scale: number,
  colour: string,
  opacity: number,
  seed: number,
): Svg {
  const next = random(seedOf(seed));
  return `<g opacity="${opacity}" ${blur(16)}>${times(12, (i) => ellipse(x + (i - 5.5) * 70 * scale, y + (next() - 0.5) * 60 * scale, (70 + next() * 70) * scale, (34 + next() * 34) * scale, filled(colour)))}</g>`;
}

const STREAMER = smooth(
  [
    [-14, 0],
    [-6, -7],
    [2, 4],
    [10, -4],
    [16, 2],
  ],
  false,
);

/** Bits of paper and foil in the air. */
export function confetti(
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
  colours: readonly string[] = [P.marigoldLight, P.goldLight, P.tealLight, '#ff8f6a', P.roseLight],
): Svg {
  const next = random(seedOf(seed));
  return times(count, (i) => {
    const [left, top] = [x + next() * width, y + next() * height];
    const colour = pick(colours, next() * colours.length);
    return place(
      i % 4 ? rect(-7, -4, 14, 8, filled(colour), 1.5) : path(STREAMER, stroked(colour, 4)),
      left,
      top,
      { turn: next() * 360, scale: 0.7 + next() * 1.1 },
    );
  });
}
