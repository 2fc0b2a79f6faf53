import { num } from '#art/drawing/svg.ts';

/**
 * The gloss and bright edges of an acrylic sheet, put in `over` of its card, in its units.
 * `radius` follows the sheet's corners.
 */
export const gloss = (width = 1000, height = 1400, radius = 0): string =>
  `<div style="position:absolute;left:0;top:0;width:${num(width)}px;height:${num(height)}px;border-radius:${num(radius)}px;` +
  'background:linear-gradient(118deg,rgba(255,255,255,.26),rgba(255,255,255,.03) 22%,rgba(255,255,255,0) 40%,rgba(255,255,255,.12) 52%,rgba(255,255,255,.02) 58%,rgba(255,255,255,0) 80%,rgba(255,255,255,.14));' +
  'box-shadow:inset 3px 3px 0 rgba(255,255,255,.85),inset -3px -3px 0 rgba(120,160,150,.55),inset 8px 8px 14px rgba(255,255,255,.35),inset -8px -8px 14px rgba(90,130,120,.18)"></div>';
