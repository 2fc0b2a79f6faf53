import { dataUri, shootSvg } from '#scripts/art/chromium.ts';
import { random } from '#scripts/art/kit/random.ts';
import { circle, num, type Point, smooth } from '#scripts/art/kit/svg.ts';

/** Orange, yellow, deep orange: dark, body, mid, tip. */
const COLOURS = [
  ['#551400', '#c94a02', '#f27c0c', '#ffa638'],
  ['#6e3200', '#dd8604', '#fbb01e', '#ffd050'],
  ['#460a02', '#ac3204', '#e25c0c', '#fb8a34'],
] as const;

/** Rings of ruffled petals from the rim to the eye: how many, how far out, how big. */
const CLOSE = [[19, 87, 21], [18, 79, 21], [17, 70, 21], [15, 60, 21], [14, 50, 20], [12, 39, 19], [9, 28, 18], [6, 17, 16], [4, 7, 13]] as const;
const DISTANT = [[13, 84, 30], [11, 64, 29], [9, 44, 27], [6, 24, 24], [3, 8, 20]] as const;

/** Below this size a bloom needs few, big, high-contrast ruffles or it turns into a sweet. */
const DISTANT_BELOW = 30;

function bloomSvg(seed: number, hue: number, close: boolean): string {
  const next = random(seed);
  const [dark, low, middle, light] = COLOURS[hue % 3] ?? COLOURS[0];
  const rings = (close ? CLOSE : DISTANT).map(([count, distance, size], ring) => {
    const offset = next() * Math.PI * 2;
    const under = ring === 0 ? '' : circle(0, -3 * ring, distance + size * 0.62, `fill="${dark}" opacity="${close ? 0.28 : 0.5}"`);
    const petals = Array.from({ length: count }, (_, index) => {
      const angle = offset + (index * Math.PI * 2) / count + (next() - 0.5) * 0.2;
      const reach = distance * (1 + (next() - 0.5) * (close ? 0.16 : 0)) * 0.86;
      const ruffle: Point[] = Array.from({ length: 6 }, (_unused, point) => {
        const u = point / 2.5 - 1;
        return [u * size * 0.72, -size * (0.6 - 0.22 * u * u) + (point % 2 === 1 ? -1 : 1) * size * 0.1];
      });
      const d = smooth([[size * 0.5, size * 0.5], [-size * 0.5, size * 0.5], ...ruffle]);
      const lit = -0.5 * Math.sin(angle) + 0.75 * Math.cos(angle) + (next() - 0.5) * 0.6;
      const tone = lit > 0.45 ? light : lit > -0.1 ? middle : low;
      const place = `translate(${num(reach * Math.sin(angle))} ${num(-reach * Math.cos(angle) - (close ? 1.4 : 3) * ring)}) rotate(${num((angle * 180) / Math.PI)})`;
      return (
        `<g transform="${place}"><path d="${d}" fill="${dark}" transform="scale(1.12)" opacity=".8"/><path d="${d}" fill="${tone}"/>` +
        `<path d="M${num(-size * 0.3)} ${num(size * 0.5)}Q0 ${num(-size * 0.05)} ${num(size * 0.3)} ${num(size * 0.5)}Z" fill="${dark}" opacity=".55"/></g>`
      );
    });
    return under + petals.join('');
  });
  return (
    '<defs><radialGradient id="round" cx=".36" cy=".28" r=".82"><stop offset="0" stop-color="#fff6d0" stop-opacity=".35"/>' +
    '<stop offset=".45" stop-color="#fff0b8" stop-opacity="0"/><stop offset="1" stop-color="#2a0600" stop-opacity=".7"/></radialGradient></defs>' +
    `<g transform="translate(100 100) scale(.98)">${rings.join('')}${circle(0, 0, 92, 'fill="url(#round)"')}</g>`
  );
}

const sprites = new Map<string, Promise<string>>();

/** A marigold's picture as a `data:` URI, 200 x 200; nine kinds close up, nine for far away. */
export function marigoldSprite(kind: number, close: boolean): Promise<string> {
  const key = `${kind % 9} ${close}`;
  const known =
    sprites.get(key) ??
    shootSvg(bloomSvg((kind % 9) + (close ? 61 : 31), kind % 3, close), { width: 200, height: 200, scale: close ? 1.5 : 0.5 }).then((png) => dataUri(png));
  sprites.set(key, known);
  return known;
}

export interface Bloom {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** 0-8; kind % 3 is orange, yellow, deep orange. */
  readonly kind?: number;
  readonly turn?: number;
}

/** Loose marigolds lying on the table, in shot units. */
export async function marigolds(blooms: readonly Bloom[]): Promise<string> {
  const images = await Promise.all(
    blooms.map(async ({ x, y, size, kind = 0, turn = 0 }) => {
      const source = await marigoldSprite(kind, size >= DISTANT_BELOW);
      return (
        `<img src="${source}" style="position:absolute;left:${num(x - size / 2)}px;top:${num(y - size / 2)}px;width:${num(size)}px;` +
        `filter:drop-shadow(2px 4px 4px rgba(50,20,0,.45)) drop-shadow(8px 14px 14px rgba(50,20,0,.3))">`.replace('">', `;transform:rotate(${num(turn)}deg)">`)
      );
    }),
  );
  return images.join('');
}

/** A string of marigolds along a line, two strands deep, in shot units. */
export async function marigoldString(points: readonly Point[], size = 34, kinds: readonly number[] = [0, 3, 6, 1], seed = 5): Promise<string> {
  const next = random(seed);
  const sources = new Map<number, string>();
  for (const kind of kinds) sources.set(kind, await marigoldSprite(kind, size >= DISTANT_BELOW));
  let images = '';
  let carried = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    const [toX, toY] = points[index] ?? [0, 0];
    const length = Math.hypot(toX - fromX, toY - fromY);
    let travelled = carried;
    for (; travelled < length; travelled += size * 0.46) {
      const part = travelled / length;
      const kind = kinds[Math.floor(next() * kinds.length)] ?? 0;
      const bloom = size * (0.86 + next() * 0.28);
      const x = fromX + (toX - fromX) * part + (next() - 0.5) * size * 0.3 - bloom / 2;
      const y = fromY + (toY - fromY) * part + (next() - 0.5) * size * 0.3 - bloom / 2;
      images += `<img src="${sources.get(kind)}" style="position:absolute;left:${num(x)}px;top:${num(y)}px;width:${num(bloom)}px;transform:rotate(${num(next() * 360)}deg)">`;
    }
    carried = travelled - length;
  }
  return `<div style="position:absolute;inset:0;filter:drop-shadow(2px 4px 3px rgba(50,15,0,.45)) drop-shadow(7px 13px 12px rgba(50,15,0,.32))">${images}</div>`;
}
