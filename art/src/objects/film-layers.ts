/** The parts of a title card that its film moves apart: the arch in front, and the flowers at its foot. */
import { swag } from '#art/drawing/curves.ts';
import { linear } from '#art/drawing/definitions.ts';
import { circle, filled, path, rect, type Svg, stroked, without } from '#art/drawing/svg.ts';
import { bouquet, garland, paperBouquet, paperPetals, paperToran } from '#art/flora/paper-flowers.ts';
import { arch, butiField } from './ornament.ts';
import { GROUNDS, P } from './palette.ts';
import { paper } from './paper.ts';
import type { TitleCard } from './title-card.ts';

const [W, H] = [720, 1280];

/** A wall with an arch cut out of it, garlands at its sides and a toran above. */
export function filmFrame({ ground, frame, flowers, string, seed, lobes = 11 }: TitleCard): Svg {
  const outer = arch(360, 1400, 470, 276, 300, lobes);
  const middle = arch(360, 1400, 478, 244, 268, lobes);
  const inner = arch(360, 1400, 486, 226, 250, lobes);
  const wall =
    rect(-40, -40, W + 80, H + 80, filled(linear([...GROUNDS[ground]], 0, 0, 1, 1))) +
    butiField(W, H, 84, 20, P.goldLight, 0.2);
  const ring = (from: string, to: string, colour: string) =>
    path(`${from} ${to}`, filled(colour, 'fill-rule="evenodd"'));
  const strings = [130, 590]
    .map(
      (x, side) =>
        path(`M${x} 120V330`, stroked(P.goldLight, 2)) +
        paper(
          'small',
          garland(swag(x, 330, x, 560, 0), 14, { seed: seed + side, pattern: string }) +
            path(`M${x - 8} 566h16l6 36h-28Z`, filled(P.red)) +
            circle(x, 566, 8, filled(P.goldLight)),
        ),
    )
    .join('');
  return (
    without('film-opening', path(outer), wall) +
    paper('large', ring(outer, inner, frame[0])) +
    path(arch(360, 1400, 470, 264, 290, lobes), stroked(P.goldLight, 3)) +
    paper('medium', ring(middle, inner, frame[1])) +
    path(inner, stroked(P.goldLight, 2.4)) +
    strings +
    paperToran(W, 3, 17, 62, 6, flowers[0] ?? 'r2', string)
  );
}

/** Bouquets along the lower edge, nearest to the viewer. */
export const filmFlowers = ({ flowers, seed }: TitleCard): Svg =>
  paperBouquet(96, 1200, 118, { seed: seed + 3, count: 17, kinds: flowers }) +
  paperBouquet(624, 1200, 118, { seed: seed + 9, count: 17, kinds: flowers }) +
  paper('small', bouquet(360, 1240, 80, { seed: seed + 15, count: 13, squash: 0.7, kinds: flowers })) +
  paperPetals(9, 170, 1090, 380, 110, seed);
