import { SHOT } from '#art/card/surface.ts';
import { random } from '#art/drawing/random.ts';
import { num } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

/** How the fronds lie: x, y (of the shot's size), degrees, size. Chosen by the seed. */
const POSES = [
  [
    [1.02, 0.42, -52, 0.95],
    [0.86, -0.02, -150, 0.8],
    [-0.05, 0.98, 48, 0.8],
  ],
  [
    [1.05, 0.2, -70, 1],
    [0.3, -0.06, 170, 0.7],
    [1.02, 0.95, -34, 0.8],
  ],
  [
    [-0.04, 0.3, 60, 0.9],
    [0.7, -0.05, -165, 0.8],
    [1.03, 0.7, -48, 0.9],
  ],
] as const;

/** Shadows of palm fronds somewhere outside the picture. The cheapest realism of all. */
export function gobo(seed = 4, strength = 0.3, softness = 14): string {
  const next = random(seed);
  const spread = 0.9 + next() * 0.25;
  let frond = '<path d="M-4 60L0 -540L4 60Z"/>';
  for (let index = 0; index < 17; index += 1) {
    const t = index / 16;
    const length = 150 + 130 * Math.sin(Math.PI * (0.15 + t * 0.8));
    for (const side of [-1, 1]) {
      frond += `<g transform="translate(0 ${num(-t * 520)}) rotate(${num(side * (78 - 48 * t) * spread)})"><path d="${petal(0, length, 15, 0.3, 0.05)}"/></g>`;
    }
  }
  const fronds = (POSES[seed % POSES.length] ?? POSES[0]).map(
    ([x, y, turn, size]) =>
      `<g transform="translate(${num(SHOT.width * x)} ${num(SHOT.height * y)}) rotate(${turn}) scale(${size})">${frond}</g>`,
  );
  return (
    `<svg width="${SHOT.width}" height="${SHOT.height}" style="position:absolute;inset:0;mix-blend-mode:multiply;opacity:${strength}" viewBox="0 0 ${SHOT.width} ${SHOT.height}">` +
    `<g fill="#5a3a3a" style="filter:blur(${softness}px)">${fronds.join('')}</g></svg>`
  );
}
