import { drawFace } from '#art/card/face.ts';
import { onCard } from '#art/card/shot.ts';
import { handmade } from '#art/card/stock.ts';
import { random } from '#art/drawing/random.ts';
import { circle, place, turned } from '#art/drawing/svg.ts';
import { metal } from './metal.ts';

const ROUND = { width: 300, height: 300 };

/** What a bowl of the ceremony holds. */
const HEAPS = {
  kumkum: { colour: '#b01222', flecks: ['#7c0714', '#d8404a'] },
  turmeric: { colour: '#e2a010', flecks: ['#b87606', '#f7cf58'] },
  rice: { colour: '#d9a93a', flecks: ['#f2dc98', '#fff4cc'] },
} as const;

/** Grains of rice tinted with turmeric, heaped in a circle. */
function grains(): string {
  const next = random(17);
  return Array.from({ length: 240 }, () => {
    const angle = next() * Math.PI * 2;
    const reach = 116 * Math.sqrt(next());
    const tone = ['#f6e3a4', '#fff3cf', '#eccb70'][Math.floor(next() * 3)] ?? '#f6e3a4';
    return place(
      `<ellipse rx="13" ry="4.6" fill="${tone}" stroke="#9c6d14" stroke-opacity=".6" stroke-width="1.4"/>`,
      150 + reach * Math.sin(angle),
      150 + reach * Math.cos(angle),
      { turn: next() * 180 },
    );
  }).join('');
}

/** A brass bowl of kumkum, turmeric or rice seen from above, its centre at x,y, in the units of what it stands on. */
export async function bowl(kind: keyof typeof HEAPS, x: number, y: number, width: number): Promise<string> {
  const { colour, flecks } = HEAPS[kind];
  const [dish, heap] = await Promise.all([
    metal(
      {
        size: 400,
        shape: circle(200, 200, 194),
        relief: place(
          circle(0, 0, 182, 'fill="none" stroke="currentColor" stroke-width="16"') +
            turned(40, () => circle(0, -160, 5)),
          200,
          200,
        ),
        sunk: circle(200, 200, 142),
      },
      x,
      y,
      width,
    ),
    drawFace({
      sheet: ROUND,
      stock: handmade(colour, flecks, 7),
      print:
        (kind === 'rice' ? grains() : '') +
        '<radialGradient id="heap" cx=".4" cy=".36" r=".62"><stop offset="0" stop-color="#fff6d8" stop-opacity=".34"/><stop offset=".4" stop-color="#fff6d8" stop-opacity="0"/><stop offset=".74" stop-color="#3a0a00" stop-opacity=".12"/><stop offset="1" stop-color="#2a0600" stop-opacity=".62"/></radialGradient><rect width="300" height="300" fill="url(#heap)"/>',
      cut: circle(150, 150, 140),
      edge: 0.4,
    }),
  ]);
  return dish + onCard(heap.png, x - width * 0.36, y - width * 0.36, width * 0.72, { lift: 1.5 });
}
