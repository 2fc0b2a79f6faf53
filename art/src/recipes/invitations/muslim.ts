import { swag } from '#art/drawing/curves.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random } from '#art/drawing/random.ts';
import { circle, ellipse, filled, group, num, path, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { bouquet, garland } from '#art/flora/paper-flowers.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { lampGlow, lantern, litDiya } from '#art/objects/lamplight.ts';
import { domeOutline } from '#art/objects/ornament.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

const [W, H] = [720, 1280];
const GOLD = '#d9b35f';
const OPENING = { x: 360, apex: 64, width: 604, spring: 392, bottom: 1320 };

/** A dome with its finial and the hall under it. */
function pavilion(x: number, base: number, width: number, height: number, colour: string, lit: string): Svg {
  const drum = base - height * 0.46;
  const doors = [-0.3, 0, 0.3].map((part) =>
    mughalArch({
      x: x + width * part,
      apex: drum + height * 0.1,
      width: width * 0.2,
      spring: drum + height * 0.24,
      bottom: base,
      foils: 3,
    }),
  );
  return (
    path(domeOutline(x, drum, width * 0.72, height * 0.56), filled(colour)) +
    rect(x - 2, drum - height * 0.68, 4, height * 0.16, filled(colour)) +
    circle(x, drum - height * 0.62, 5, filled(GOLD)) +
    rect(x - width * 0.54, drum - 6, width * 1.08, 12, filled(colour)) +
    rect(x - width * 0.5, drum, width, base - drum, filled(colour)) +
    doors.map((door) => path(door, filled(lit))).join('')
  );
}

/** The night garden: sky, the far hall, and a pool that holds its light. */
function garden(): Svg {
  const next = random(12);
  const lit = linear(['#ffe7a8', '#f0a94a', '#8a5a2a']);
  const halls =
    pavilion(360, 1010, 250, 300, '#0a3f3c', lit) +
    pavilion(150, 1010, 150, 190, '#0a3a38', lit) +
    pavilion(570, 1010, 150, 190, '#0a3a38', lit);
  return (
    rect(0, 0, W, H, filled(linear(['#02211f', '#04352f', '#0a5048', '#2f7a62', '#0a3a36']))) +
    times(90, () =>
      circle(
        next() * W,
        next() ** 1.3 * 700,
        0.6 + next() * 1.2,
        filled('#fff6dc', `opacity="${num(0.2 + next() * 0.6)}"`),
      ),
    ) +
    ellipse(
      360,
      1000,
      520,
      130,
      filled(
        radial([
          ['#ffd98a', 0, 0.5],
          ['#ffd98a', 1, 0],
        ]),
      ),
    ) +
    group(halls, '') +
    rect(0, 1008, W, 280, filled(linear(['#175a50', '#083b37', '#032422']))) +
    `<g opacity=".42" transform="translate(0 2018) scale(1 -1)">${halls}</g>` +
    rect(
      0,
      1008,
      W,
      280,
      filled(
        linear([
          ['#04302c', 0, 0.1],
          ['#021d1b', 1, 0.85],
        ]),
      ),
    ) +
    times(26, (i) =>
      path(
        `M${num(80 + next() * 500)} ${num(1024 + i * 9)}h${num(20 + next() * 90)}`,
        stroked('#ffe0a0', 1.4, `opacity="${num(0.12 + next() * 0.25)}"`),
      ),
    ) +
    rect(0, 1004, W, 7, filled(linear(['#e7c683', '#7a5a2a'])))
  );
}

/** A screen of carved stars round a many-lobed arch, edged in gold. */
function screen(): Svg {
  const shape = `M-40 -40H${W + 40}V${H + 40}H-40Z ${mughalArch(OPENING)}`;
  const carved = `<g style="color:${GOLD}" opacity=".62">${patterned(jaaliEight('inv-star', 62, 2), 'inv-star', shape)}</g>`;
  return (
    paper('large', path(shape, filled(linear(['#0b4a43', '#053531', '#032a27']), 'fill-rule="evenodd"'))) +
    `<g fill-rule="evenodd">${carved.replaceAll('<path ', '<path fill-rule="evenodd" ')}</g>` +
    path(mughalArch({ ...OPENING, width: 590, apex: 76 }), stroked(GOLD, 4)) +
    path(mughalArch({ ...OPENING, width: 572, apex: 92 }), stroked('#f1dca4', 1.4))
  );
}

/** White flowers at the foot of the arch. */
const flowers = (): Svg =>
  [64, 656]
    .map((x, index) =>
      paper(
        'medium',
        bouquet(x, 1216, 118, { seed: 6 + index, count: 19, kinds: ['r4', 'w0', 'j0', 'r5', 'j1'] }),
      ),
    )
    .join('') +
  paper('small', garland(swag(150, 1262, 570, 1262, 10), 17, { seed: 9, pattern: ['j0', 'w0', 'j1'] }));

export const recipes: readonly Recipe[] = [
  {
    ...picture(
      'invitations/muslim',
      'cover',
      () =>
        garden() +
        screen() +
        lantern(150, 210, 424, 1.15) +
        lantern(570, 210, 424, 1.15) +
        lantern(108, 250, 640, 0.86) +
        lantern(612, 250, 640, 0.86) +
        lampGlow(360, 900, 320, 0.35) +
        [226, 300, 420, 494].map((x) => litDiya(x, 1192, 0.9)).join('') +
        flowers(),
      { wash: 0.1, light: 0.1, vignette: 0.2, grain: 0.02 },
    ),
    finer: -17,
  },
];
