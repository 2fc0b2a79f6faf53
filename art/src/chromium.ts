import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';

import { hidingCss } from './blanks/mode.ts';
import { definitionsOf } from './drawing/definitions.ts';
import { fontCss } from './fonts.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

let shared: Promise<Browser> | undefined;

/** The one headless browser every drawing shares: `CHROMIUM_PATH`, a system one, or Playwright's. */
export function browser(): Promise<Browser> {
  if (shared) return shared;
  const executablePath = [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find(
    (place) => place !== undefined && existsSync(place),
  );
  shared = chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
  return shared;
}

/** Pages that are not in use, by their scale: opening one takes Chromium longer than most drawings. */
const resting = new Map<number, Page[]>();

/** Ends the shared browser, if one was started. */
export async function closeBrowser(): Promise<void> {
  resting.clear();
  const running = shared;
  shared = undefined;
  await (await running)?.close();
}

export interface ShootOptions {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel; 1 unless told. */
  readonly scale?: number;
  /** Keep the page see-through where nothing is drawn; true unless told. */
  readonly transparent?: boolean;
}

/**
 * Opens HTML or inline SVG as a page. Pictures inside must be `data:` URIs (see {@link dataUri}), lettering must name
 * a family of `fonts.ts`; both are waited for. Gradients, filters and symbols of `drawing/definitions.ts` are added.
 */
export async function onPage<Result>(
  markup: string,
  { width, height, scale = 1 }: ShootOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = resting.get(scale)?.pop() ?? (await (await browser()).newPage({ deviceScaleFactor: scale }));
  try {
    await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
    const css = `html,body{margin:0;background:transparent}svg{display:block}${hidingCss()}`;
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${fontCss(markup)}${css}</style><body>${definitions(markup)}${markup}`,
    );
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load()));
      await Promise.all([...document.images].map((image) => image.decode()));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    return await use(page);
  } finally {
    resting.set(scale, [...(resting.get(scale) ?? []), page]);
  }
}

/** Renders HTML or inline SVG to a PNG; see {@link onPage}. */
export function shoot(markup: string, options: ShootOptions): Promise<Buffer> {
  const { transparent = true } = options;
  return onPage(markup, options, (page) =>
    page.screenshot({ omitBackground: transparent, timeout: 120_000 }),
  );
}

function definitions(markup: string): string {
  const used = definitionsOf(markup);
  return used === '' ? '' : `<svg width="0" height="0" style="position:absolute"><defs>${used}</defs></svg>`;
}

/** Renders the inside of an `<svg>` whose view box is `width` x `height`. */
export function shootSvg(inside: string, options: ShootOptions): Promise<Buffer> {
  return shoot(svgPage(inside, options), options);
}

/** An `<svg>` of a page's size. */
export const svgPage = (inside: string, { width, height }: ShootOptions): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** A picture as an address that HTML and SVG can use without a server. */
export const dataUri = (bytes: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${bytes.toString('base64')}`;
