import { join } from 'node:path';
import sharp from 'sharp';
import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { type Stock, smoothCard, velvet } from '#art/card/stock.ts';
import { dataUri, shootSvg } from '#art/chromium.ts';
import { type Point, swag } from '#art/drawing/curves.ts';
import { clipped } from '#art/drawing/definitions.ts';
import { filled, group, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { DEEP, type Flowers, knot, ORANGE, pickFlowers, rope, string, YELLOW } from '#art/flora/garlands.ts';
import { lotus } from '#art/flora/lotus.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { block, jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { litDiya } from '#art/objects/lamplight.ts';
import { SHARE_SIZE } from '#art/recipe.ts';
import { MEDIA } from '#art/shop.ts';

const { width: W, height: H } = SHARE_SIZE;

/** The middle of the words. */
const WORDS_X = 322;

/** What a preview stands on: its stock, the colour of its words, and whether it is light. */
export interface PreviewGround {
  readonly stock: Stock;
  readonly words: string;
  readonly quiet: string;
  readonly light: boolean;
}

const dark = (stock: Stock): PreviewGround => ({ stock, words: '#fdf3dd', quiet: '#f0d8a4', light: false });

export const IVORY: PreviewGround = {
  stock: smoothCard('#f8efdf'),
  words: '#6b1027',
  quiet: '#4a2a20',
  light: true,
};
export const MAROON = dark(velvet('#38050f', '#641023', '#8a1c34', 3));
export const TEAL = dark(velvet('#033036', '#084a52', '#14707a', 23));
export const PLUM = dark(velvet('#230a2c', '#411650', '#6a2f7c', 43));
export const NIGHT = dark(velvet('#0a0f30', '#182052', '#354389', 33));
export const GREEN = dark(velvet('#042a1e', '#0c4634', '#1f6f54', 53));

/** A published picture, as its largest rendering shows it. */
export async function published(name: string, width: number): Promise<string> {
  return dataUri(
    await sharp(join(MEDIA, `${name}-${width}.avif`))
      .png()
      .toBuffer(),
  );
}

/** One or two lines of two to five words; the build letters the shop's name over them (scripts/brand). */
export interface Words {
  readonly title: readonly string[];
  /** A line in small letters under the title. */
  readonly line?: string;
}

const titleSize = (title: readonly string[]): number => {
  const longest = Math.max(...title.map((part) => part.length));
  return Math.min(110, 860 / longest);
};

function lettering({ title, line: under }: Words, ground: PreviewGround): string {
  const size = titleSize(title);
  const top = 348 - (title.length - 1) * size * 0.5;
  const escaped = (words: string): string => words.replaceAll('&', '&amp;');
  const set = (words: string, y: number, family: string, how: string): string =>
    `<text x="${WORDS_X}" y="${y.toFixed(1)}" text-anchor="middle" font-family="${family}" ${how}>${escaped(words)}</text>`;
  return (
    title
      .map((part, index) =>
        set(
          part,
          top + index * size * 1.02,
          'RozhaLatin',
          `font-size="${size.toFixed(1)}" fill="${ground.words}"`,
        ),
      )
      .join('') +
    (under === undefined
      ? ''
      : set(
          under,
          top + (title.length - 1) * size * 1.02 + 66,
          'Cormorant',
          `font-size="41" font-weight="600" fill="${ground.quiet}"`,
        ))
  );
}

/** The ground with its blind pattern, gold frame and the words. */
async function backdrop(words: Words, ground: PreviewGround, foils: string): Promise<Svg> {
  const stamp = ground.light ? goldOnLight : gold;
  const quiet = `<mask id="quiet"><rect width="${W}" height="${H}" fill="#fff"/><ellipse cx="${WORDS_X}" cy="330" rx="330" ry="250" fill="#000" style="filter:blur(40px)"/></mask>`;
  const carving = ground.light
    ? place(mandala(GRAND_MANDALA, 2.2), WORDS_X, 320, { scale: 1.35 })
    : patterned(jaaliEight('share-net', 96, 5), 'share-net', block(34, 34, W - 68, H - 68));
  const face = await drawFace({
    sheet: SHARE_SIZE,
    stock: ground.stock,
    ink: lettering(words, ground),
    press: 0.16,
    emboss: `${quiet}<g mask="url(#quiet)"><svg x="34" y="34" width="${W - 68}" height="${H - 68}" viewBox="34 34 ${W - 68} ${H - 68}">${carving}</svg></g>`,
    emphasis: ground.light ? 0.7 : 1.5,
    foils: [
      stamp(
        frameLines(
          [
            [20, 3.4],
            [30, 1.3],
          ],
          W,
          H,
        ) +
          place(lotus(40, 1.8), WORDS_X, 548) +
          rect(WORDS_X - 158, 545, 96, 2, filled('currentColor')) +
          rect(WORDS_X + 62, 545, 96, 2, filled('currentColor')) +
          foils,
      ),
    ],
  });
  return `<image href="${dataUri(face.png)}" width="${W}" height="${H}" preserveAspectRatio="none"/>`;
}

const photograph = (content: Svg): Promise<Buffer> =>
  shootSvg(content, {
    width: W,
    height: H,
    scale: 2,
    transparent: false,
  });

/** Two swags across the right half's head, knots where they meet. */
function toran(flowers: Flowers, stops: readonly Point[], sag: number, seed: number): Svg {
  const ropes = stops.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = stops[index] ?? [x, y];
    return (
      rope(flowers, swag(fromX, fromY, x, y, sag), 32, { seed, runs: [ORANGE, DEEP], run: 6 }) +
      rope(flowers, swag(fromX, fromY - 4, x, y - 4, sag * 0.5), 28, {
        seed: seed + 5 + index,
        runs: [YELLOW],
      })
    );
  });
  return group(
    ropes.join('') + stops.map(([x, y], index) => knot(flowers, x, y, 50, index + seed)).join(''),
    'style="filter:drop-shadow(3px 6px 4px rgba(30,6,0,.5)) drop-shadow(8px 16px 14px rgba(30,6,0,.35))"',
  );
}

export interface WindowPreview extends Words {
  readonly ground: PreviewGround;
  /** The picture behind the arch, as {@link published} gives it, and its width to its height. */
  readonly picture: string;
  readonly ratio: number;
  /** Moves the picture in its window, in shares of what is cut off; 0.5 is its middle. */
  readonly shift?: number;
  /** How far down a picture taller than the window is seen: 0 for its top, 1 for its foot. */
  readonly drop?: number;
}

/** Words on the left, a service's picture through an arch on the right, garlands over it, lamps below. */
export async function windowPreview({
  ground,
  picture,
  ratio,
  shift = 0.5,
  drop = 0,
  ...words
}: WindowPreview): Promise<Buffer> {
  const flowers = await pickFlowers();
  const [x, width, apex, bottom] = [884, 500, 56, 574];
  const arch = (grow: number): string =>
    mughalArch({
      x,
      apex: apex - grow * 1.5,
      width: width + grow * 2,
      spring: 262 - grow * 0.5,
      bottom: bottom + grow,
      foils: 4,
      ogee: 0.16,
    });
  const high = bottom - apex + 4;
  const wide = Math.max(high * ratio, width);
  const left = x - width / 2 - (wide - width) * shift;
  const top = apex - 2 - (wide / ratio - high) * drop;
  const ring = `M0 0H${W}V${H}H0Z${arch(0)}`;
  const base = await backdrop(
    words,
    ground,
    `<path d="${arch(9)}" fill="none" stroke="currentColor" stroke-width="5"/><path d="${arch(18)}" fill="none" stroke="currentColor" stroke-width="1.4"/>`,
  );
  const seen = clipped(
    arch(0),
    `<image href="${picture}" x="${left}" y="${top}" width="${wide}" height="${wide / ratio}" preserveAspectRatio="none"/>` +
      path(
        ring,
        filled('#2a0410', 'fill-rule="evenodd" style="filter:drop-shadow(4px 8px 9px rgba(20,2,6,.75))"'),
      ),
  );
  const ends: readonly Point[] = [
    [x - width / 2 - 2, 262],
    [x - 150, 96],
    [x, 52],
    [x + 150, 96],
    [x + width / 2 + 2, 262],
  ];
  const hanging = [-1, 1]
    .map((side) => string(flowers, x + side * (width / 2 + 2), 262, 176, 25, side + 4, 0.95))
    .join('');
  return photograph(
    base +
      seen +
      path(arch(1), stroked(ground.light ? '#a8742a' : '#f0d08a', 2)) +
      group(hanging, 'style="filter:drop-shadow(3px 6px 4px rgba(30,6,0,.5))"') +
      toran(flowers, ends, 26, 3) +
      [x - 262, x + 262].map((lampX) => litDiya(lampX, 566, 1.15)).join(''),
  );
}

export interface FanPreview extends Words {
  readonly ground: PreviewGround;
  /** Left, right, front: 5:7 pictures. */
  readonly pictures: readonly [string, string, string];
}

/** Words on the left, three pictures of cards laid over each other on the right, a garland above. */
export async function fanPreview({ ground, pictures, ...words }: FanPreview): Promise<Buffer> {
  const flowers = await pickFlowers();
  const print = (picture: string, x: number, y: number, width: number, turn: number): Svg =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" style="filter:drop-shadow(1px 2px 1px rgba(50,20,5,.5)) drop-shadow(10px 20px 18px rgba(50,20,5,.42))">` +
    rect(-width / 2 - 9, -width * 0.7 - 9, width + 18, width * 1.4 + 18, filled('#fffaf0')) +
    `<image href="${picture}" x="${-width / 2}" y="${-width * 0.7}" width="${width}" height="${width * 1.4}" preserveAspectRatio="none"/>` +
    rect(
      -width / 2 - 3,
      -width * 0.7 - 3,
      width + 6,
      width * 1.4 + 6,
      filled('none', 'stroke="#c9973b" stroke-width="1.2"'),
    ) +
    '</g>';
  const [left, right, front] = pictures;
  const ends: readonly Point[] = [
    [618, -8],
    [910, 14],
    [1214, -10],
  ];
  return photograph(
    (await backdrop(words, ground, '')) +
      print(left, 742, 360, 292, -9) +
      print(right, 1056, 366, 292, 9) +
      print(front, 898, 348, 334, 1) +
      toran(flowers, ends, 52, 8),
  );
}

/** The home page's scene. The build letters the shop's name and tagline on its wall. */
export async function scenePreview(): Promise<Buffer> {
  const picture = await published('home/hero-wide', 2400);
  const content =
    `<image href="${picture}" x="0" y="-30" width="1200" height="750"/>` +
    path('M120 396H226M306 396H412', stroked('#d6a94c', 1.8)) +
    `<g transform="translate(266 408)" style="color:#efd285;--paper:#2c0410">${lotus(26, 1.4)}</g>`;
  return photograph(content);
}
