import { SHOT } from '#art/card/surface.ts';
import { random } from '#art/drawing/random.ts';
import { filled, num, path, place, type Svg } from '#art/drawing/svg.ts';

/** Root, body tones and tip of a loose petal. */
export interface PetalColours {
  readonly root: string;
  readonly body: readonly string[];
  readonly tip: string;
  readonly vein: string;
}

export const MARIGOLD_PETALS: PetalColours = {
  root: '#a33c04',
  body: ['#e8770c', '#f7a51c', '#d9540a'],
  tip: '#ffcb62',
  vein: '#8a2f02',
};
export const ROSE_PETALS: PetalColours = {
  root: '#5a0614',
  body: ['#a3122a', '#c2203a', '#8c0d22'],
  tip: '#e2566a',
  vein: '#3a020c',
};
export const PINK_PETALS: PetalColours = {
  root: '#b0566a',
  body: ['#e69aa6', '#f2b7bd', '#d97d8e'],
  tip: '#fde3e2',
  vein: '#9c4257',
};
export const WHITE_PETALS: PetalColours = {
  root: '#b9ab84',
  body: ['#f3ecd8', '#fbf7ea', '#e6dcc0'],
  tip: '#fffdf6',
  vein: '#a3946a',
};

let serial = 0;

const svgLayer = (inside: string, shadow: string): string =>
  `<svg style="position:absolute;inset:0;overflow:visible;filter:${shadow}" width="${SHOT.width}" height="${SHOT.height}">${inside}</svg>`;

/** Petals as [x, y, size, degrees] in shot units. */
export function petals(
  list: readonly (readonly [number, number, number, number])[],
  colours = MARIGOLD_PETALS,
): string {
  const inside = list.map(([x, y, size, turn], index) => {
    serial += 1;
    const id = `petal${serial}`;
    return (
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size)})"><linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0">` +
      `<stop offset="0" stop-color="${colours.root}"/><stop offset=".5" stop-color="${colours.body[index % colours.body.length]}"/><stop offset="1" stop-color="${colours.tip}"/></linearGradient>` +
      `<path d="M0 12C-7 8 -11 -4 -8 -11C-6 -14 -4 -11 -2 -13C0 -15 2 -12 4 -13C8 -13 10 -8 9 -2C8 5 4 10 0 12Z" fill="url(#${id})"/>` +
      `<path d="M0 10C-1 2 -2 -5 -3 -10M1 9C2 2 4 -4 5 -9" stroke="${colours.vein}" stroke-opacity=".45" stroke-width=".8" fill="none"/></g>`
    );
  });
  return svgLayer(inside.join(''), 'drop-shadow(1.5px 3px 2.5px rgba(50,20,0,.4))');
}

/** Loose petals strewn over a lying oval. */
export function fallenPetals(
  count: number,
  where: (next: () => number) => readonly [x: number, y: number, size: number],
  seed: number,
): Svg {
  const next = random(seed);
  const colours = ['#f59a1c', '#ffc445', '#d9480a', '#b0142c', '#ff9f2e'];
  return Array.from({ length: count }, () => {
    const [x, y, size] = where(next);
    const colour = colours[Math.floor(next() * colours.length)] ?? '#f59a1c';
    return place(
      path('M-5 0C-4 -3 3 -3.400 5.500 -.6C4 2.600 -3 3 -5 0Z', filled(colour)) +
        path(
          'M-4 -.8C-2 -2.400 2 -2.600 4 -1.200',
          filled('none', 'stroke="#ffe2a0" stroke-opacity=".6" stroke-width=".7"'),
        ),
      x,
      y,
      { turn: next() * 80 - 40, scale: size },
    );
  }).join('');
}
