import { polar } from '#art/drawing/curves.ts';
import { circle, line, num, path, SOLID, turned } from '#art/drawing/svg.ts';
import { paisley, petal } from '#art/flora/petal.ts';

/** What a ring of a mandala is made of. */
export type RingKind =
  | 'petal'
  | 'open'
  | 'double'
  | 'fill'
  | 'leaf'
  | 'dot'
  | 'bead'
  | 'scallop'
  | 'arc'
  | 'paisley'
  | 'lotus';

export interface Ring {
  readonly kind: RingKind;
  readonly count: number;
  /** Where it starts and ends; for dots and beads `from` is the distance, `to` the radius. */
  readonly from: number;
  readonly to: number;
  /** Half width of a petal. */
  readonly width?: number;
  /** Turned by this part of a step. */
  readonly offset?: number;
}

/** A plain circle of a mandala. */
export interface Band {
  readonly kind: 'band';
  readonly radius: number;
  readonly thickness: number;
}

export const ring = (
  kind: RingKind,
  count: number,
  from: number,
  to: number,
  width = 5,
  offset = 0,
): Ring => ({
  kind,
  count,
  from,
  to,
  width,
  offset,
});

export const band = (radius: number, thickness: number): Band => ({ kind: 'band', radius, thickness });

function drawRing({ kind, count, from, to, width = 5, offset = 0 }: Ring, stroke: number): string {
  const span = to - from;
  const open = (a: number, b: number, w: number): string => path(petal(a, b, w), line(stroke));
  const half = Math.PI / count;
  const arcEnds = [polar(from, -half).map(num).join(' '), polar(from, half).map(num).join(' ')] as const;
  const shapes: Record<RingKind, () => string> = {
    petal: () => open(from, to, width) + path(petal(from + span * 0.14, from + span * 0.8, width * 0.62)),
    open: () => open(from, to, width),
    double: () =>
      open(from, to, width) +
      open(from + span * 0.1, from + span * 0.86, width * 0.72) +
      path(petal(from + span * 0.2, from + span * 0.62, width * 0.34)) +
      circle(0, -(from + span * 0.72), span * 0.035),
    fill: () => path(petal(from, to, width)),
    leaf: () => path(petal(from, to, width, 0.2, 0.02)),
    dot: () => circle(0, -from, to),
    bead: () => circle(0, -from, to, line(stroke)) + circle(0, -from, to * 0.42),
    scallop: () =>
      path(
        `M${arcEnds[0]}Q${num(-width * 0.2)} ${num(-to - span * 0.55)} 0 ${num(-to - span * 0.1)}` +
          `Q${num(width * 0.2)} ${num(-to - span * 0.55)} ${arcEnds[1]}`,
        line(stroke),
      ),
    arc: () => path(`M${arcEnds[0]}A${num(to)} ${num(to)} 0 0 1 ${arcEnds[1]}`, line(stroke)),
    paisley: () =>
      `<g transform="translate(0 ${num(-from)}) rotate(14)">${path(paisley(span, 1), line(stroke))}${path(paisley(span, 0.5), SOLID)}</g>`,
    lotus: () =>
      open(from, to, width) +
      [-34, 34]
        .map(
          (turn) =>
            `<g transform="translate(0 ${num(-from)}) rotate(${turn})">${open(0, span * 0.78, width * 0.75)}</g>`,
        )
        .join('') +
      path(petal(from + span * 0.2, from + span * 0.75, width * 0.5)),
  };
  return turned(count, shapes[kind], offset);
}

/**
 * A mandala round 0,0 from the inside out. Let the counts share a base (12, 24, 36, 72), leave
 * every second ring airy, end with stems and dots, and let no frame cut it.
 */
export const mandala = (parts: readonly (Ring | Band)[], stroke = 1.7): string =>
  parts
    .map((part) =>
      part.kind === 'band' ? circle(0, 0, part.radius, line(part.thickness)) : drawRing(part, stroke),
    )
    .join('');

/** The big one of the ivory arch, radius 326. */
export const GRAND_MANDALA: readonly (Ring | Band)[] = [
  band(20, 2.4),
  ring('fill', 12, 5, 19, 5),
  ring('petal', 16, 24, 66, 10),
  band(70, 1.8),
  ring('dot', 32, 77, 2),
  band(84, 1.2),
  ring('double', 16, 86, 142, 19),
  ring('leaf', 16, 112, 146, 3.4, 0.5),
  band(150, 1.8),
  ring('bead', 40, 160, 5),
  band(170, 1.8),
  ring('petal', 24, 174, 236, 20),
  ring('leaf', 24, 208, 244, 3.2, 0.5),
  band(250, 1.4),
  ring('dot', 72, 257, 1.8),
  band(265, 3),
  ring('open', 36, 268, 300, 20),
  ring('fill', 36, 272, 288, 7),
  ring('dot', 36, 296, 3, 5, 0.5),
  ring('leaf', 36, 306, 326, 3.2),
  ring('dot', 36, 318, 2, 5, 0.5),
];

/** A rosette for corners, radius 126. */
export const ROSETTE: readonly (Ring | Band)[] = [
  band(16, 2),
  ring('fill', 8, 4, 15, 5),
  ring('petal', 12, 20, 54, 11),
  band(58, 1.6),
  ring('dot', 24, 65, 2),
  band(72, 1.6),
  ring('double', 16, 74, 120, 19),
  ring('leaf', 16, 98, 126, 3, 0.5),
];

/** A lace of open petals, radius 214: light enough for letterpress. */
export const LACE_MANDALA: readonly (Ring | Band)[] = [
  ring('fill', 8, 6, 24, 7),
  band(30, 1.6),
  ring('open', 12, 34, 84, 17),
  ring('leaf', 12, 50, 92, 3, 0.5),
  ring('dot', 24, 98, 2.4),
  ring('open', 24, 104, 152, 17),
  ring('dot', 24, 140, 2.2, 5, 0.5),
  band(160, 1.4),
  ring('scallop', 24, 166, 184, 20),
  ring('dot', 24, 206, 3),
  ring('leaf', 24, 190, 204, 3),
];
