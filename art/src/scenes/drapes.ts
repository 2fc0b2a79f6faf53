import { drawCloth, type Strip } from '#art/card/cloth.ts';
import { GOLD, type Ramp, ramp } from '#art/card/ramp.ts';

/** Crimson silk lit from within the mandap: wine in the folds, coral where it gleams. */
const CRIMSON = ramp([
  [0, '#24020a'],
  [0.18, '#560819'],
  [0.4, '#9c1429'],
  [0.58, '#c93239'],
  [0.78, '#ec7a5c'],
  [0.92, '#ffcb9a'],
  [1, '#fff0d8'],
]);

/** Gold tissue, nearly sheer. */
const TISSUE = ramp([
  [0, '#5e3210'],
  [0.18, '#a06a26'],
  [0.38, '#d9a552'],
  [0.58, '#f3cf86'],
  [0.78, '#ffe9b8'],
  [1, '#fffaf0'],
]);

/** The box the cloth is drawn in, in the scene's units, and how much finer than a card it is drawn. */
export const DRAPES = { left: 880, top: 420, width: 210, height: 330 } as const;
const FINER = 2.4;

const MIDDLE = 1090;
/** Where a drape is tied, of its length. */
const TIE = 0.58;

interface Drape {
  readonly side: 1 | -1;
  readonly ramp: Ramp;
  /** Distance of its outer edge from the middle, and its breadth at the top. */
  readonly reach: number;
  readonly breadth: number;
  readonly top: number;
  readonly length: number;
  readonly folds: number;
  readonly depth: number;
  readonly seed: number;
  /** The part of the breadth drawn, outer edge 0. */
  readonly from?: number;
  readonly to?: number;
}

/** A curtain hung from a beam, tied to its post and falling open below the tie. */
function drape({
  side,
  ramp: colours,
  reach,
  breadth,
  top,
  length,
  folds,
  depth,
  seed,
  from = 0,
  to = 1,
}: Drape): Strip {
  const narrow = (along: number): number =>
    along < TIE ? 1 - 0.8 * (along / TIE) ** 1.8 : 0.2 + 0.4 * Math.sqrt((along - TIE) / (1 - TIE));
  return {
    ramp: colours,
    seed,
    steps: [200, 150],
    at(along, across) {
      const v = from + across * (to - from);
      const k = narrow(along);
      const sag = along < TIE ? Math.sin((along / TIE) * Math.PI) * 20 * v ** 1.3 : 0;
      const hem = along > 0.94 ? Math.cos(v * Math.PI * folds) * (along - 0.94) * 40 : 0;
      const x = MIDDLE + side * (reach - v * breadth * k);
      const z =
        depth +
        (11 * Math.cos(v * Math.PI * folds + along * 1.3 + seed) +
          4.5 * Math.cos(v * Math.PI * folds * 2.3 + along * 5)) *
          (0.62 + 0.38 * k);
      return place(x, top + along * length + sag + hem, z);
    },
    shade: (along, across) =>
      1.22 *
      (1 - 0.42 * Math.exp(-(((along - TIE) / 0.05) ** 2))) *
      (0.74 + 0.26 * Math.min(1, along * 7)) *
      (0.82 + 0.18 * (from + across * (to - from))),
  };
}

const place = (x: number, y: number, z: number): readonly [number, number, number] => [
  (x - DRAPES.left) * FINER,
  (y - DRAPES.top) * FINER,
  z * FINER * 0.8,
];

/** The left half of the mandap's silk: gold tissue behind, crimson with a gold edge before it. */
export function drapes(): Promise<Buffer> {
  const crimson = {
    side: -1,
    reach: 168,
    breadth: 118,
    top: 440,
    length: 300,
    folds: 9,
    depth: 16,
    seed: 5,
  } as const;
  const strips = [
    drape({
      side: -1,
      ramp: TISSUE,
      reach: 158,
      breadth: 142,
      top: 440,
      length: 296,
      folds: 8,
      depth: -26,
      seed: 8,
    }),
    drape({ ...crimson, ramp: CRIMSON }),
    drape({ ...crimson, ramp: GOLD, depth: 18, from: 0.945, to: 1.005 }),
  ];
  return drawCloth(strips, DRAPES.width * FINER, DRAPES.height * FINER);
}
