import { num } from '#art/drawing/svg.ts';

export interface RodColours {
  /** Dark, body, light of the turned wood or metal. */
  readonly wood: readonly [string, string, string];
  readonly knob: readonly [string, string, string];
}

export const BRASS_ROD: RodColours = {
  wood: ['#5c380c', '#bd8d38', '#fbe9b6'],
  knob: ['#5c380c', '#d6a54c', '#fff3cc'],
};
export const ROSEWOOD_ROD: RodColours = {
  wood: ['#1d0a06', '#5a2416', '#a55c3a'],
  knob: ['#5c380c', '#c99a45', '#fbe9b6'],
};

/**
 * A roller with turned knobs lying across a scroll at `y`, from `left` to `right`, in the
 * card's units. `thick` is its height.
 */
export function rod(
  y: number,
  left: number,
  right: number,
  thick = 44,
  colours = ROSEWOOD_ROD,
  id = 'rod',
): string {
  const ramp = ([dark, body, light]: readonly [string, string, string], name: string): string =>
    `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${body}"/><stop offset=".26" stop-color="${light}"/><stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  const half = thick / 2;
  const knob = (x: number, side: 1 | -1): string => {
    const at = (offset: number): string => num(x + side * offset * thick);
    return (
      `<g fill="url(#${id}k)"><rect x="${num(Math.min(x, x + side * 0.3 * thick))}" y="${num(y - half * 1.16)}" width="${num(0.3 * thick)}" height="${num(thick * 1.16)}" rx="3"/>` +
      `<path d="M${at(0.3)} ${num(y - half * 0.62)}H${at(0.46)}C${at(0.5)} ${num(y - half * 1.3)} ${at(1.1)} ${num(y - half * 1.36)} ${at(1.16)} ${num(y - half * 0.3)}L${at(1.42)} ${num(y)}L${at(1.16)} ${num(y + half * 0.3)}C${at(1.1)} ${num(y + half * 1.36)} ${at(0.5)} ${num(y + half * 1.3)} ${at(0.46)} ${num(y + half * 0.62)}H${at(0.3)}Z"/></g>` +
      `<path d="M${at(0.62)} ${num(y - half * 1.1)}V${num(y + half * 1.1)}M${at(0.9)} ${num(y - half * 1.14)}V${num(y + half * 1.14)}" stroke="${colours.knob[0]}" stroke-opacity=".5" stroke-width="2"/>`
    );
  };
  return (
    '<svg style="position:absolute;left:0;top:0;overflow:visible;filter:drop-shadow(3px 8px 6px rgba(30,10,0,.5)) drop-shadow(10px 24px 20px rgba(30,10,0,.4))" width="10" height="10">' +
    `${ramp(colours.wood, `${id}w`)}${ramp(colours.knob, `${id}k`)}` +
    `<rect x="${num(left)}" y="${num(y - half)}" width="${num(right - left)}" height="${num(thick)}" rx="4" fill="url(#${id}w)"/>${knob(left, -1)}${knob(right, 1)}</svg>`
  );
}

/** The paper rolled round a rod: a curl of the sheet's own colour above or below `y`. */
export const curl = (
  y: number,
  left: number,
  right: number,
  thick: number,
  [dark, body, light]: readonly [string, string, string],
): string =>
  `<div style="position:absolute;left:${num(left)}px;top:${num(y - thick / 2)}px;width:${num(right - left)}px;height:${num(thick)}px;border-radius:${num(thick * 0.14)}px;` +
  `background:linear-gradient(${body},${light} 24%,${body} 52%,${dark});box-shadow:0 ${num(thick * 0.12)}px ${num(thick * 0.3)}px rgba(40,14,0,.5),${num(thick * 0.2)}px ${num(thick * 0.5)}px ${num(thick * 0.8)}px rgba(40,14,0,.34)"></div>`;
