import { TAU } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
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
import { petalShape } from '#art/flora/petal.ts';
import { domed, METALS, sheen, tube, turnedMetal } from './metal.ts';
import { lineMandala, rosette, twistedRope } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

export interface DrumColours {
  /** Wood, lit to dark. */
  readonly shell: readonly [string, string, string, string, string];
  readonly band: string;
  readonly flower: string;
}
export const RED_DHOL: DrumColours = {
  shell: ['#e0683f', '#c43a2a', '#a3202f', '#6b1027', '#3a0818'],
  band: P.teal,
  flower: P.red,
};
export const GREEN_DHOL: DrumColours = {
  shell: ['#6fae6a', '#3f8a55', '#256b48', '#124a38', '#082a22'],
  band: P.red,
  flower: P.marigold,
};

/** A dhol lying on its side about the origin, one skin towards us; 560 wide, 420 high. */
export function dhol({ shell, band, flower }: DrumColours): Svg {
  const [left, right, half, depth] = [-250, 250, 176, 62];
  const body = `M${left} ${-half}C${left + 120} ${-half - 58} ${right - 120} ${-half - 58} ${right} ${-half}A${depth} ${half} 0 0 1 ${right} ${half}C${right - 120} ${half + 58} ${left + 120} ${half + 58} ${left} ${half}A${depth} ${half} 0 0 0 ${left} ${-half}Z`;
  const edge = (d: string) =>
    path('M-96 -240Q-60 0 -96 240M96 -240Q132 0 96 240', stroked(P.goldLight, 6)) +
    path(d, stroked(P.goldLight, 2));
  const painted =
    times(11, (i) =>
      path(
        `M${left} ${((i - 5) / 5) * half}Q0 ${((i - 5) / 5) * 253} ${right} ${((i - 5) / 5) * half}`,
        stroked(shell[4], 2, 'opacity=".5"'),
      ),
    ) +
    path('M-96 -240Q-60 0 -96 240L96 240Q132 0 96 -240Z', filled(band, 'opacity=".95"')) +
    edge('M-82 -240Q-46 0 -82 240M82 -240Q118 0 82 240') +
    (
      [
        [-188, 0.42],
        [-116, 0.8],
        [0, 1],
        [116, 0.8],
        [188, 0.42],
      ] as const
    )
      .map(([y, k]) =>
        place(
          turned(12, () => path(petalShape(54, 13), filled(P.goldLight))) +
            turned(8, () => path(petalShape(32, 11), filled(flower))) +
            circle(0, 0, 9, filled(P.goldLight)),
          18 - Math.abs(y) * 0.03,
          y,
          { scale: 0.92, scaleY: k },
        ),
      )
      .join('') +
    path(
      `M${left} -120C-100 -190 100 -190 ${right + 60} -120L${right + 60} -164C100 -226 -100 -226 ${left} -164Z`,
      filled('#fff3cf', `opacity=".28" ${blur(8)}`),
    ) +
    path(
      `M${left} 120C-100 180 100 180 ${right + 80} 120L${right + 80} 300H${left}Z`,
      filled('#1d0409', `opacity=".5" ${blur(16)}`),
    );
  const laces = times(9, (i) => {
    const step = (Math.PI * 0.92) / 8;
    const [a, b, c] = [
      -Math.PI * 0.46 + i * step,
      -Math.PI * 0.46 + (i + 0.5) * step,
      -Math.PI * 0.46 + (i + 1) * step,
    ];
    const lace = (from: number, to: number) => {
      const [ya, yb] = [Math.sin(from) * half, Math.sin(to) * half];
      return twistedRope(
        `M${num(left + depth * Math.cos(from))} ${num(ya)}Q0 ${num(((ya + yb) / 2) * 1.34)} ${num(right + depth * Math.cos(to))} ${num(yb)}`,
      );
    };
    return lace(a, b) + (i < 8 ? lace(c, b) : '');
  });
  const gold = linear([P.goldPale, P.gold, P.goldDark]);
  const hoops =
    path(
      `M${right - 18} ${-half - 4}A${depth} ${half + 4} 0 0 1 ${right - 18} ${half + 4}L${right + 8} ${half - 2}A${depth} ${half - 2} 0 0 0 ${right + 8} ${-half + 2}Z`,
      filled(gold),
    ) +
    path(
      `M${left + 22} ${-half - 6}A${depth} ${half + 6} 0 0 1 ${left + 22} ${half + 6}L${left - 4} ${half + 4}A${depth} ${half + 4} 0 0 0 ${left - 4} ${-half - 4}Z`,
      filled(gold),
    );
  const skin =
    paper('trim', ellipse(left, 0, depth + 6, half + 8, filled(linear(['#fff0c4', '#c9973b', '#7c4d17'])))) +
    ellipse(
      left - 2,
      0,
      depth - 4,
      half - 8,
      filled(radial(['#fffdf4', '#fbeccb', '#e2c294'], 0.5, 0.5, 0.6, 0.4, 0.35)),
    ) +
    ellipse(left - 2, 0, depth - 12, half - 26, filled('none', 'stroke="#c9a273" stroke-width="2"')) +
    ellipse(left - 2, 4, 22, 62, filled(radial(['#5a2a18', '#3a1410', '#2a0a0a']))) +
    ellipse(left - 6, -14, 9, 22, filled('#8a5a40', 'opacity=".5"')) +
    times(20, (i) =>
      circle(
        left + Math.cos((i / 20) * TAU) * (depth + 1),
        Math.sin((i / 20) * TAU) * (half + 1),
        4,
        filled(P.red),
      ),
    );
  return (
    paper(
      'large',
      path(
        body,
        filled(
          linear([
            [shell[0], 0],
            [shell[1], 0.22],
            [shell[2], 0.5],
            [shell[3], 0.82],
            [shell[4], 1],
          ]),
        ),
      ),
    ) +
    clipped(body, painted) +
    laces +
    hoops +
    skin
  );
}

/** The bent stick of a dhol from its grip at the upper left. */
export const drumstickOf = (x: number, y: number, turn = 0): Svg =>
  place(
    paper(
      'small',
      path('M-160 -256C-120 -186 -70 -66 -26 0C-14 20 -40 34 -52 14', stroked('#6b3414', 18)) +
        path('M-160 -256C-120 -186 -70 -66 -26 0', stroked('#d99a52', 7)) +
        circle(-162, -260, 17, filled(P.red)) +
        circle(-166, -265, 7, filled('#f0806a')),
    ),
    x,
    y,
    { turn },
  );

/** A trumpet about the origin, bell to the right; 640 long. */
export function trumpet(): Svg {
  const metal = linear([
    ['#8a5a1b', 0],
    ['#fff0c4', 0.25],
    ['#e7bd66', 0.5],
    ['#a8701f', 0.8],
    ['#5a3410', 1],
  ]);
  const valves = times(3, (i) => {
    const x = -110 + i * 52;
    return (
      rect(x - 17, 20, 34, 140, filled(turnedMetal('brass'), 'rx="6"')) +
      rect(x - 20, 14, 40, 14, filled(sheen('brass'), 'rx="4"')) +
      rect(x - 20, 150, 40, 16, filled(sheen('brass'), 'rx="6"')) +
      rect(x - 5, -14, 10, 30, filled(P.goldDark)) +
      ellipse(x, -16, 15, 6, filled(P.ivory)) +
      ellipse(x, -18, 12, 4, filled('#fff'))
    );
  });
  return paper(
    'medium',
    tube('M-250 40C-300 40 -300 130 -250 130L90 130C150 130 150 40 90 40', 19) +
      tube('M-330 40L120 40', 17) +
      path(
        'M90 29C170 26 236 8 282 -62C300 -30 306 0 306 40C306 80 300 110 282 142C236 72 170 54 90 51Z',
        filled(metal),
      ) +
      ellipse(286, 40, 26, 104, filled(linear(['#f3d791', '#a8701f', '#5a3410'], 0, 0, 1, 0.4))) +
      ellipse(289, 40, 19, 90, filled(radial(['#2a1206', '#6d3f12', '#c9973b']))) +
      path('M120 34C190 28 240 6 276 -48', stroked('#fffbe6', 5, 'opacity=".85"')) +
      valves +
      path('M-330 30L-362 26Q-372 40 -362 54L-330 50Z', filled(metal)) +
      circle(40, 154, 15, stroked('#a8701f', 6)),
  );
}

/** The big drum of a brass band, face on, radius 300 about the origin. */
export const bandDrum = (skin: readonly [string, string], hoopColour: string, motif: string): Svg =>
  paper('large', circle(0, 0, 300, filled(linear([P.goldPale, P.gold, P.goldDark], 0, 0, 0.8, 1)))) +
  circle(0, 0, 290, filled(hoopColour)) +
  turned(
    18,
    () =>
      rect(-13, -306, 26, 40, filled(sheen('brass'), 'rx="6"')) +
      path('M-7 -268L0 -250L7 -268Z', filled(P.goldLight)),
  ) +
  circle(0, 0, 254, filled(linear([P.goldDark, P.gold, P.goldPale], 0, 0, 0.8, 1))) +
  circle(0, 0, 246, filled(radial([skin[0], skin[0], skin[1]], 0.5, 0.5, 0.56, 0.42, 0.38))) +
  lineMandala(214, { colour: motif, width: 3, petals: 14 }) +
  turned(14, () => place(rosette(22, motif, P.gold), 0, -112)) +
  circle(0, 0, 228, stroked(P.gold, 4)) +
  circle(
    0,
    0,
    246,
    filled(
      radial(
        [
          ['#5a2a08', 0.75, 0],
          ['#5a2a08', 1, 0.35],
        ],
        0.56,
        0.58,
        0.55,
      ),
    ),
  );

/** One drum of a tabla pair from above and in front; `metal` for the bass bayan. */
export function tabla(radius: number, kind: 'wood' | 'copper'): Svg {
  const k = radius / 150;
  const shell =
    kind === 'copper'
      ? 'M-150 0C-190 110 -150 230 0 250C150 230 190 110 150 0Z'
      : 'M-150 0C-168 90 -150 210 -120 250H120C150 210 168 90 150 0Z';
  const paint =
    kind === 'copper'
      ? linear(
          [
            ['#6b2c16', 0],
            ['#f0b48a', 0.25],
            ['#c9754a', 0.5],
            ['#8f4424', 0.8],
            ['#4a1c0e', 1],
          ],
          0,
          0,
          1,
          0.08,
        )
      : linear(
          [
            ['#4a1f10', 0],
            ['#c07a44', 0.25],
            ['#a35c2e', 0.5],
            ['#6b3418', 0.85],
            ['#3a180a', 1],
          ],
          0,
          0,
          1,
          0.05,
        );
  const straps = times(
    9,
    (i) =>
      path(`M${-140 + i * 35} ${20 - Math.abs(i - 4) * 3}L${-110 + i * 27.5} 236`, stroked('#f0dcb0', 8)) +
      path(
        `M${-140 + i * 35} ${20 - Math.abs(i - 4) * 3}L${-110 + i * 27.5} 236`,
        stroked('#b98a4a', 8, 'stroke-dasharray="2 9"'),
      ),
  );
  const pegs =
    kind === 'wood'
      ? times(6, (i) =>
          rect(
            -126 + i * 43,
            120 - Math.abs(i - 2.5) * 4,
            36,
            30,
            filled(linear(['#f0b878', '#8f5426'], 0, 0, 0, 1), 'rx="14"'),
          ),
        )
      : '';
  return place(
    paper('medium', path(shell, filled(paint))) +
      clipped(shell, straps + pegs) +
      ellipse(0, 252, 128, 16, filled('#a3202f')) +
      ellipse(0, 0, 164, 60, filled('#8f5426')) +
      times(44, (i) => {
        const a = (i / 44) * TAU;
        return ellipse(
          Math.cos(a) * 156,
          Math.sin(a) * 54,
          9,
          12,
          filled(
            i % 2 ? '#f3dfb8' : '#d9b27a',
            `transform="rotate(${num((a * 180) / Math.PI)} ${num(Math.cos(a) * 156)} ${num(Math.sin(a) * 54)})"`,
          ),
        );
      }) +
      ellipse(0, -2, 146, 46, filled(radial(['#fffdf4', '#fbeccb', '#e2c294'], 0.5, 0.5, 0.6, 0.4, 0.35))) +
      ellipse(0, -2, 118, 36, filled('none', 'stroke="#c9a273" stroke-width="2.4"')) +
      ellipse(kind === 'copper' ? 26 : 0, -2, 62, 20, filled(radial(['#4a4042', '#2a2224', '#120c0e']))) +
      ellipse(kind === 'copper' ? 14 : -12, -8, 24, 6, filled('#9a8a86', 'opacity=".5"')),
    0,
    0,
    { scale: k },
  );
}

/** A harmonium from the front about the origin: 520 wide, 300 high. */
export function harmonium(): Svg {
  const wood = (a: string, b: string) => linear([a, b], 0, 0, 0.2, 1);
  const bellows = times(9, (i) =>
    path(
      `M${-236 + i * 4} ${-150 + i * 13}H${236 - i * 4}L${228 - i * 4} ${-140 + i * 13}H${-228 + i * 4}Z`,
      filled(i % 2 ? '#b3202b' : '#7a1028'),
    ),
  );
  const keys =
    times(22, (i) => rect(-232 + i * 21.2, 6, 19.6, 76, filled(linear(['#fffdf4', '#e2cfa8']), 'rx="3"'))) +
    times(22, (i) =>
      i % 7 === 2 || i % 7 === 6 ? '' : rect(-219 + i * 21.2, 6, 13, 46, filled('#2a1210', 'rx="2"')),
    );
  return (
    paper('medium', path('M-250 -166H250L262 -150V150H-262V-150Z', filled(wood('#b5702e', '#5a2a10')))) +
    rect(-240, -158, 480, 130, filled('#3a140c')) +
    bellows +
    rect(-252, -30, 504, 34, filled(wood('#d99a52', '#8a4a1c'))) +
    keys +
    rect(-252, 84, 504, 66, filled(wood('#b5702e', '#6b3414'))) +
    times(
      7,
      (i) =>
        circle(-186 + i * 62, 118, 15, filled(domed('brass'))) +
        circle(-186 + i * 62, 118, 6, filled(METALS.brass[3])),
    ) +
    times(2, (i) => place(rosette(15, P.goldLight, P.red), i ? 206 : -206, -14)) +
    path('M-250 -28H250M-252 84H252', stroked(P.gold, 3))
  );
}

/** A shehnai, reed at the left, bell at the right; 620 long. */
export const shehnai = (): Svg =>
  paper(
    'small',
    path(
      'M-290 -8L-230 -12L170 -34L170 34L-230 12L-290 8Z',
      filled(linear(['#c07a44', '#7a3c1a', '#3a180a'])),
    ) +
      path(
        'M170 -36C210 -44 250 -70 286 -104Q304 0 286 104C250 70 210 44 170 36Z',
        filled(
          linear([
            ['#8a5a1b', 0],
            ['#fff0c4', 0.3],
            ['#e7bd66', 0.55],
            ['#7c4d17', 1],
          ]),
        ),
      ) +
      ellipse(287, 0, 17, 103, filled(radial(['#3a1a08', '#8a5a1b', '#f3d791']))) +
      rect(-236, -16, 26, 32, filled(sheen('brass'), 'rx="5"')) +
      rect(150, -40, 26, 80, filled(sheen('brass'), 'rx="6"')) +
      times(7, (i) => ellipse(-150 + i * 42, -3, 9, 6.5, filled('#1d0a06'))) +
      path('M-290 0H-340', stroked('#f3dfb8', 7)) +
      times(3, (i) =>
        path(
          `M-220 6Q${-200 + i * 14} 60 ${-210 + i * 12} ${110 + i * 8}`,
          stroked([P.red, P.goldLight, P.marigold][i] ?? P.red, 5),
        ),
      ),
  );
