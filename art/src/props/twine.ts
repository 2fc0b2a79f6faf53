import { num } from '#art/drawing/svg.ts';
import { cord } from './tag.ts';

/** Jute or cotton twine tied round a card, in the card's units. */

export interface Twine {
  readonly dark?: string;
  readonly light?: string;
  readonly thickness?: number;
}

const JUTE = { dark: '#6e5228', light: '#d3b47c', thickness: 11 } as const;

/** Two turns of twine across at `y` with a small bow at `x`. */
export function twineAcross(y: number, x = 500, colours: Twine = {}): string {
  const { dark, light, thickness } = { ...JUTE, ...colours };
  const at = (dx: number, dy: number): string => `${num(x + dx)} ${num(y + dy)}`;
  const turns = `M-8 ${num(y - 14)}Q${at(0, -4)} 1008 ${num(y - 10)}M-8 ${num(y + 12)}Q${at(0, 6)} 1008 ${num(y + 8)}`;
  const loops =
    `M${at(0, 0)}C${at(-60, -110)} ${at(-190, -96)} ${at(-168, -22)}C${at(-150, 26)} ${at(-60, 20)} ${at(0, 0)}` +
    `C${at(60, -100)} ${at(182, -104)} ${at(172, -30)}C${at(160, 24)} ${at(64, 22)} ${at(0, 0)}` +
    `M${at(0, 0)}C${at(-30, 60)} ${at(-96, 92)} ${at(-92, 180)}M${at(0, 0)}C${at(26, 70)} ${at(88, 90)} ${at(100, 166)}`;
  const knot = `M${at(-16, -14)}Q${at(4, 2)} ${at(-12, 18)}M${at(14, -16)}Q${at(-2, 0)} ${at(16, 16)}`;
  return (
    cord(turns, thickness, dark, light) +
    cord(loops, thickness, dark, light) +
    cord(knot, thickness * 1.3, dark, light)
  );
}
