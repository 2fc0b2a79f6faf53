import { circle, line, mirrored, num, outline, path, place } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

/** The conch (shankha) of Bengal and the rice-paste drawings (alpona) round it. */

const cutLine = (width: number): string =>
  `fill="none" style="stroke:var(--paper)" stroke-width="${num(width)}" stroke-linecap="round"`;

/** A conch standing on its tip, centred on 0,0: 280 wide, 460 high, its mouth to the right. */
export function conch(stroke = 5): string {
  const whorls = [
    [-222, 16, 16],
    [-202, 34, 22],
    [-174, 62, 30],
    [-136, 98, 40],
  ] as const;
  const spire = whorls
    .map(
      ([y, half, high]) =>
        path(
          `M${-half} ${y + high * 0.5}C${-half - 8} ${y - high * 0.4} ${-half * 0.4} ${y - high} 0 ${y - high}C${half * 0.4} ${y - high} ${half + 8} ${y - high * 0.4} ${half} ${y + high * 0.5}Q0 ${y + high * 1.5} ${-half} ${y + high * 0.5}Z`,
          outline(stroke),
        ) +
        path(
          `M${-half * 0.8} ${y + high * 0.34}Q0 ${y + high} ${half * 0.8} ${y + high * 0.34}`,
          line(stroke * 0.5),
        ),
    )
    .join('');
  const ridges = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    return path(
      `M${num(-118 + t * 66)} ${num(-96 - t * 16)}C${num(-146 + t * 92)} ${num(-20 + t * 10)} ${num(-108 + t * 76)} ${num(60 + t * 20)} ${num(-44 + t * 36)} ${num(140 + t * 20)}`,
      line(index % 2 === 0 ? stroke * 0.8 : stroke * 0.36),
    );
  }).join('');
  const beads = Array.from({ length: 11 }, (_, index) => {
    const t = (index + 0.5) / 11;
    return circle(-112 + t * 224, -82 - 24 * Math.sin(Math.PI * t), 6.4);
  }).join('');
  return (
    spire +
    path(
      'M-120 -96C-152 -30 -122 44 -72 112C-48 146 -30 184 -24 218C-16 230 4 230 11 216C16 182 42 142 76 98C120 42 148 -24 122 -92C60 -130 -60 -130 -120 -96Z',
      outline(stroke),
    ) +
    ridges +
    path('M-126 -70Q0 -124 128 -68', line(stroke * 0.6)) +
    beads +
    path('M22 -46C66 -86 132 -60 124 -4C114 56 62 114 14 204C30 118 46 66 42 12C40 -14 32 -34 22 -46Z') +
    path('M44 -36C74 -58 110 -44 104 -2C98 42 66 92 38 138', cutLine(stroke * 0.9)) +
    path('M58 -22C78 -34 92 -24 90 0C86 30 72 62 56 92', cutLine(stroke * 0.5))
  );
}

/** A curling alpona creeper from 0,0 to the right, about 420 long and 200 high: fat strokes, dots and leaves. */
export function alponaCreeper(stroke = 7): string {
  const leaves = [
    [50, -34, 30, 64],
    [112, -52, 150, 56],
    [170, -34, 24, 62],
    [236, -14, 160, 58],
    [292, -28, 34, 56],
  ] as const;
  return (
    path(
      'M0 0C60 -60 140 -70 196 -28C250 14 320 -6 352 -50C384 -98 350 -150 302 -142C262 -134 262 -84 300 -84',
      line(stroke),
    ) +
    path(
      'M196 -28C214 -90 200 -130 166 -146C132 -160 104 -130 122 -106C134 -92 154 -100 150 -116',
      line(stroke * 0.8),
    ) +
    path('M96 -56C92 -104 66 -132 34 -128', line(stroke * 0.7)) +
    leaves
      .map(
        ([x, y, turn, length]) =>
          place(path(petal(0, length, length * 0.26, 0.4, 0.1)), x, y, { turn }) +
          place(path(`M0 ${-length * 0.2}V${-length * 0.8}`, cutLine(2.4)), x, y, { turn }),
      )
      .join('') +
    [
      [24, -128, 10],
      [300, -84, 11],
      [150, -116, 9],
      [380, -70, 7],
      [392, -96, 6],
      [394, -122, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
      .join('')
  );
}

/** A pair of creepers that meet on the line x = 0. */
export const alponaPair = (stroke = 7): string => mirrored(alponaCreeper(stroke), 0);
