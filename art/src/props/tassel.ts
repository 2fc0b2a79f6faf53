import { random } from '#art/drawing/random.ts';
import { num } from '#art/drawing/svg.ts';

export interface TasselColours {
  readonly dark: string;
  readonly body: string;
  readonly light: string;
}

export const GOLD_TASSEL: TasselColours = { dark: '#6b430f', body: '#c8963c', light: '#f6dc9a' };
export const MAROON_TASSEL: TasselColours = { dark: '#2c020c', body: '#8a1230', light: '#d9506a' };

/**
 * A silk tassel with its cap and two beads hanging from x,y, `length` long, in the units of
 * whatever it lies on. `turn` swings it (degrees).
 */
export function tassel(
  x: number,
  y: number,
  length = 220,
  colours = GOLD_TASSEL,
  turn = 0,
  seed = 4,
): string {
  const next = random(seed);
  const cap = length * 0.2;
  const threads = Array.from({ length: 46 }, (_, index) => {
    const u = (index / 45) * 2 - 1;
    const tone = next();
    const colour = tone < 0.34 ? colours.dark : tone < 0.74 ? colours.body : colours.light;
    const end = length * (0.97 + next() * 0.05 - 0.04 * u * u);
    const foot = u * length * 0.145 + (next() - 0.5) * length * 0.02;
    return `<path d="M${num(u * length * 0.06)} ${num(cap)}C${num(u * length * 0.12)} ${num(cap + length * 0.2)} ${num(u * length * 0.12)} ${num(length * 0.7)} ${num(foot)} ${num(end)}" stroke="${colour}" stroke-width="${num(length * 0.014)}" fill="none"/>`;
  });
  const id = `tassel${seed}${Math.round(x)}${Math.round(y)}`;
  const gloss = `<linearGradient id="${id}"><stop offset="0" stop-color="${colours.dark}"/><stop offset=".34" stop-color="${colours.light}"/><stop offset=".6" stop-color="${colours.body}"/><stop offset="1" stop-color="${colours.dark}"/></linearGradient>`;
  const wraps = [0.16, 0.19, 0.22].map(
    (part) =>
      `<path d="M${num(-length * 0.075)} ${num(length * part)}Q0 ${num(length * (part + 0.018))} ${num(length * 0.075)} ${num(length * part)}" stroke="${colours.light}" stroke-width="${num(length * 0.012)}" fill="none"/>`,
  );
  return (
    '<svg style="position:absolute;left:0;top:0;overflow:visible;filter:drop-shadow(2px 5px 4px rgba(30,8,0,.5)) drop-shadow(7px 14px 12px rgba(30,8,0,.35))" width="10" height="10">' +
    `${gloss}<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${threads.join('')}` +
    `<path d="M${num(-length * 0.07)} ${num(length * 0.24)}C${num(-length * 0.1)} ${num(length * 0.14)} ${num(-length * 0.05)} ${num(length * 0.06)} 0 ${num(length * 0.05)}C${num(length * 0.05)} ${num(length * 0.06)} ${num(length * 0.1)} ${num(length * 0.14)} ${num(length * 0.07)} ${num(length * 0.24)}Z" fill="url(#${id})"/>${wraps.join('')}` +
    `<circle cy="${num(length * 0.03)}" r="${num(length * 0.035)}" fill="url(#${id})"/><circle cy="${num(-length * 0.03)}" r="${num(length * 0.026)}" fill="url(#${id})"/></g></svg>`
  );
}
