import { HIDE, line, num, path, place, rect } from '#art/drawing/svg.ts';

/** Boats in one ink, riding on a water line at 0. */

/** A thatched houseboat of the backwaters, prow to the right: 430 wide, 150 high. */
export function houseboat(): string {
  const ribs = [-96, -62, -28, 6, 40, 74, 104]
    .map((x) =>
      path(
        `M${x} -24C${x - 8} -60 ${num(x * 0.9 - 6)} -100 ${num(x * 0.8)} -122`,
        'fill="none" style="stroke:var(--paper)" stroke-width="2"',
      ),
    )
    .join('');
  const windows = [-92, -58, 34, 68]
    .map((x) => path(`M${x} -34V-58C${x} -72 ${x + 22} -72 ${x + 22} -58V-34Z`, HIDE))
    .join('');
  return (
    path(
      'M-222 -52C-206 -30 -186 -24 -150 -24H150C184 -24 206 -36 226 -74C222 -30 190 14 120 18H-110C-176 16 -214 -12 -222 -52Z',
    ) +
    path('M-128 -20V-62C-122 -108 -84 -128 0 -128C84 -128 120 -110 126 -62V-20Z') +
    ribs +
    windows +
    path('M-16 -24V-66C-16 -82 16 -82 16 -66V-24Z', HIDE) +
    path('M124 -66C150 -74 172 -62 184 -40L178 -36C164 -50 144 -54 124 -48Z') +
    rect(168, -44, 4, 24) +
    path('M-126 -66C-150 -72 -168 -62 -180 -44L-174 -40C-160 -52 -144 -54 -126 -50Z') +
    rect(-170, -46, 4, 24) +
    path('M-190 4Q0 20 190 -2', 'fill="none" style="stroke:var(--paper)" stroke-width="2.6"')
  );
}

/** A shikara of the lake with its frilled canopy, prow to the right: 420 wide, 140 high. */
export function shikara(): string {
  const frill = Array.from({ length: 11 }, (_, index) =>
    path(`M${-102 + index * 18} -92v10a9 9 0 0 0 18 0v-10z`),
  ).join('');
  const curtain = (x: number, way: 1 | -1): string =>
    path(`M${x} -80C${x + way * 6} -60 ${x + way * 20} -44 ${x + way * 4} -18H${x}Z`);
  return (
    path(
      'M-214 -44C-196 -20 -160 -10 -120 -8H120C164 -10 200 -26 222 -66C216 -16 176 16 110 18H-110C-168 16 -204 -8 -214 -44Z',
    ) +
    path('M-112 -92L-88 -118H88L112 -92Z') +
    path('M-60 -120L-44 -134H44L60 -120Z') +
    frill +
    [-92, -32, 32, 92].map((x) => rect(x - 3, -90, 6, 84)).join('') +
    curtain(-89, 1) +
    curtain(89, -1) +
    path('M-80 -10V-26C-60 -34 60 -34 80 -26V-10Z') +
    path('M158 -34L196 34', line(5)) +
    place(path('M0 0C-14 12 -14 34 0 46C14 34 14 12 0 0Z'), 192, 26, { turn: -29 }) +
    path('M-184 0Q0 14 186 -6', 'fill="none" style="stroke:var(--paper)" stroke-width="2.4"')
  );
}
