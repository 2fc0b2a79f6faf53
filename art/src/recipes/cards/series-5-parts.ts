import { path } from '#art/drawing/svg.ts';

/** What several cards of Series 5 share. */

export const wave = (y: number, swell: number, fill: string): string =>
  path(
    `M0 ${y}C120 ${y - swell} 240 ${y + swell} 360 ${y}S600 ${y - swell} 720 ${y}S920 ${y + swell} 1000 ${y - swell}V1400H0Z`,
    `fill="${fill}"`,
  );
