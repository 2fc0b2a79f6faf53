import { dataUri, shootSvg } from '#art/chromium.ts';
import { type Point, smooth } from '#art/drawing/curves.ts';
import { random } from '#art/drawing/random.ts';
import { circle, num } from '#art/drawing/svg.ts';

/** Orange, yellow, deep orange: dark, body, mid, tip. */
const COLOURS = [
  ['#551400', '#c94a02', '#f27c0c', '#ffa638'],
  ['#6e3200', '#dd8604', '#fbb01e', '#ffd050'],
  ['#460a02', '#ac3204', '#e25c0c', '#fb8a34'],
] as const;

/** How many ruffled petals, and how big those of the rim are, of 200. */
const CLOSE = { count: 118, rim: 31 } as const;
const DISTANT = { count: 52, rim: 42 } as const;

/** Petals follow each other by this angle, as the seeds of the flower do. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Below this size a bloom needs few, big, high-contrast ruffles or it turns into a sweet. */
const DISTANT_BELOW = 30;

/** A fan of four soft frills from a narrow foot at 0, its own size up. */
function frill(size: number, next: () => number): { readonly body: string; readonly rim: string } {
  const rim: Point[] = Array.from({ length: 9 }, (_, index): Point => {
    const u = index / 4 - 1;
    const wave = index % 2 === 1 ? 0.07 + next() * 0.07 : -0.02;
    return [u * size * 0.66, -size * (0.6 - 0.34 * u * u + wave)];
  });
  return {
    body: smooth([[size * 0.2, size * 0.5], [-size * 0.2, size * 0.5], ...rim]),
    rim: smooth(rim, false),
  };
}

function bloomSvg(seed: number, hue: number, close: boolean): string {
  const next = random(seed);
  const [dark, low, middle, light] = COLOURS[hue % 3] ?? COLOURS[0];
  const { count, rim } = close ? CLOSE : DISTANT;
  const petals = Array.from({ length: count }, (_, index) => {
    const out = Math.sqrt((count - index) / count);
    const angle = index * GOLDEN_ANGLE + (next() - 0.5) * 0.5;
    const reach = 74 * out * (0.94 + next() * 0.12);
    const size = rim * (0.62 + 0.38 * out) * (0.86 + next() * 0.3);
    const lit = (-0.5 * Math.sin(angle) + 0.75 * Math.cos(angle)) * out + (next() - 0.5) * 0.9;
    const tone = lit > 0.4 ? 2 : lit > -0.2 ? 1 : 0;
    const { body, rim: edge } = frill(size, next);
    const turn = (angle * 180) / Math.PI + (next() - 0.5) * 46;
    const place = `translate(${num(reach * Math.sin(angle))} ${num(-reach * Math.cos(angle) - (1 - out) * 9)}) rotate(${num(turn)})`;
    return (
      `<g transform="${place}"><path d="${body}" fill="${dark}" transform="translate(0 ${num(-size * 0.06)}) scale(1.05)" opacity=".55"/><path d="${body}" fill="url(#tone${tone})"/>` +
      `<path d="${edge}" fill="none" stroke="${light}" stroke-opacity="${tone === 0 ? 0.4 : 0.75}" stroke-width="${num(size * 0.05)}"/></g>`
    );
  });
  const tones = [
    [dark, low, middle],
    [dark, middle, light],
    [low, light, light],
  ].map(
    ([root = dark, body = low, tip = light], tone) =>
      `<linearGradient id="tone${tone}" x1="0" y1="1" x2="0" y2="0"><stop offset=".12" stop-color="${root}"/><stop offset=".56" stop-color="${body}"/><stop offset="1" stop-color="${tip}"/></linearGradient>`,
  );
  return (
    `<defs>${tones.join('')}</defs>` +
    '<defs><radialGradient id="round" cx=".36" cy=".28" r=".82"><stop offset="0" stop-color="#fff6d0" stop-opacity=".35"/>' +
    '<stop offset=".45" stop-color="#fff0b8" stop-opacity="0"/><stop offset=".75" stop-color="#4a1000" stop-opacity=".16"/><stop offset="1" stop-color="#3a0a00" stop-opacity=".5"/></radialGradient></defs>' +
    `<g transform="translate(100 100) scale(.98)">${circle(0, 0, 76, `fill="${dark}"`)}${petals.join('')}${circle(0, 0, 90, 'fill="url(#round)"')}</g>`
  );
}

const sprites = new Map<string, Promise<string>>();

/** A marigold's picture as a `data:` URI, 200 x 200; nine kinds close up, nine for far away. */
export function marigoldSprite(kind: number, close: boolean): Promise<string> {
  const key = `${kind % 9} ${close}`;
  const known =
    sprites.get(key) ??
    shootSvg(bloomSvg((kind % 9) + (close ? 61 : 31), kind % 3, close), {
      width: 200,
      height: 200,
      scale: close ? 1.5 : 0.5,
    }).then((png) => dataUri(png));
  sprites.set(key, known);
  return known;
}

export interface PlacedMarigold {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** 0-8; kind % 3 is orange, yellow, deep orange. */
  readonly kind?: number;
  readonly turn?: number;
}

/** Loose marigolds lying on the table, in shot units. */
export async function marigolds(blooms: readonly PlacedMarigold[]): Promise<string> {
  const images = await Promise.all(
    blooms.map(async ({ x, y, size, kind = 0, turn = 0 }) => {
      const source = await marigoldSprite(kind, size >= DISTANT_BELOW);
      return (
        `<img src="${source}" style="position:absolute;left:${num(x - size / 2)}px;top:${num(y - size / 2)}px;width:${num(size)}px;` +
        `filter:drop-shadow(2px 4px 4px rgba(50,20,0,.45)) drop-shadow(8px 14px 14px rgba(50,20,0,.3))">`.replace(
          '">',
          `;transform:rotate(${num(turn)}deg)">`,
        )
      );
    }),
  );
  return images.join('');
}
