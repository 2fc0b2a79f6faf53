import { drawFace, goldOnLight } from '#art/card/face.ts';
import { onCard } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { circle, line, path, place } from '#art/drawing/svg.ts';
import { lotus } from '#art/flora/lotus.ts';
import { devanagari, rule, smallCaps } from '#art/lettering.ts';

const OUTLINE = 'M70 6L230 6L294 76L294 424L6 424L6 76Z';

/** A luggage-shaped tag that says शुभ विवाह, hung from a gold cord, in the card's units. */
export async function tag(x: number, y: number, width = 236, turn = -9, ink = '#6b1027'): Promise<string> {
  const art = await drawFace({
    sheet: { width: 300, height: 430 },
    stock: smoothCard('#f8efdd'),
    print:
      devanagari('शुभ', 150, 226, { size: 60, colour: ink }) +
      devanagari('विवाह', 150, 290, { size: 60, colour: ink }) +
      smallCaps('Save the date', 150, 342, { size: 19, colour: '#6b4a2a' }),
    foils: [
      goldOnLight(
        path('M76 18L224 18L282 82L282 412L18 412L18 82Z', line(2.4)) +
          circle(150, 58, 19, line(6)) +
          place(lotus(40, 1.6), 150, 150) +
          rule(150, 376, 46, 26, 1.6),
      ),
    ],
    cut: `<path fill-rule="evenodd" d="${OUTLINE}M162 58A12 12 0 1 0 138 58A12 12 0 1 0 162 58Z" fill="currentColor"/>`,
    edge: 0.1,
  });
  return onCard(art.png, x, y, width, { lift: 6 }, `transform-origin:50% 13%;transform:rotate(${turn}deg)`);
}

/** A twisted cord along a path in the card's units, for tags and scrolls; draw it after the tag, under the bow. */
export function cord(d: string, thickness = 6, dark = '#7a5520', light = '#e2bd72'): string {
  return (
    '<svg style="position:absolute;inset:0;overflow:visible;filter:drop-shadow(2px 6px 4px rgba(20,0,4,.6))" width="1000" height="1400" viewBox="0 0 1000 1400">' +
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${thickness}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${light}" stroke-width="${thickness * 0.66}" stroke-dasharray="${thickness * 0.84} ${thickness * 0.36}"/></svg>`
  );
}
