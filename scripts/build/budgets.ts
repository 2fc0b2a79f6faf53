import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-page.ts';
import { chunksFor, readManifest } from './client-build.ts';

/** What a page may weigh. Bytes of 1000 to the kB; text as brotli makes it at its best. */
export const BUDGETS = {
  /** Every script that a public page's HTML names, with what those import at once. */
  scripts: 105_000,
  /** The styles in a page, which travel within its HTML. */
  styles: 12_000,
  html: 30_000,
  /** Everything under public/media. */
  media: 24_000_000,
  /** Everything a guest's phone fetches before the page stands. */
  firstView: 190_000,
} as const;

/** A page that guests open on the weakest network, with the faces its letters need. */
interface FirstView {
  readonly address: string;
  /**
   * As the browser fetches them: which ones no tag says, so a journey (e2e/first-load.spec.ts) holds this list to the
   * browser.
   */
  readonly fonts: readonly string[];
}

const INVITATION_FONTS = ['rozha', 'mukta-400', 'mukta-600', 'cormorant-600-normal'];

/** The pages held to the budget of a first view. */
export const FIRST_VIEWS: readonly FirstView[] = [
  { address: '/qr-page/bless-the-couple', fonts: ['rozha', 'rozha-hindi', 'mukta-400', 'mukta-600'] },
  { address: '/i/SAMP1E000001', fonts: [...INVITATION_FONTS, 'rozha-syllables'] },
  { address: '/i/SAMP1E000002', fonts: [...INVITATION_FONTS, 'rozha-hindi', 'arabic-blessing'] },
  { address: '/i/SAMP1E000003', fonts: [...INVITATION_FONTS, 'rozha-hindi', 'tiro-gurmukhi'] },
  { address: '/i/SAMP1E000004', fonts: [...INVITATION_FONTS, 'rozha-hindi'] },
  { address: '/i/SAMP1E000005', fonts: [...INVITATION_FONTS, 'rozha-syllables'] },
];

/** A phone of 360 px with two device pixels to each. */
const PHONE = { width: 360, density: 2 } as const;

/** What one page weighs, in bytes. */
export interface Weight {
  readonly address: string;
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
}

/** Weighs a page of the build in `out`. */
export function weigh(out: string, { address, html, document }: BuiltPage): Weight {
  const styles = document
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('');
  const scripts = scriptsOf(out, document).reduce((sum, file) => sum + compressedFile(join(out, file)), 0);
  return { address, html: compressed(html), styles: compressed(styles), scripts };
}

/** Bytes of everything a page needs on a phone: page, scripts, `fonts`, first pictures. */
export function weighFirstView(out: string, page: BuiltPage, fonts: readonly string[]): number {
  const { html, scripts } = weigh(out, page);
  const manifest = readManifest(out);
  const faces = fonts.flatMap((name) =>
    chunksFor(manifest, `src/styles/fonts/${name}.woff2`).map(({ file }) => file),
  );
  const files = [...faces, ...firstPictures(page.document)];
  return html + scripts + files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
}

/** Every budget that a build breaks, each as a sentence that names the page and the figure. */
export function budgetFaults(out: string, pages: readonly BuiltPage[]): string[] {
  const faults: string[] = [];
  const hold = (what: string, bytes: number, most: number) => {
    if (bytes > most) faults.push(`${what} ${inKilobytes(bytes)}: the budget is ${inKilobytes(most)}.`);
  };
  for (const page of pages) {
    const { address, html, styles, scripts } = weigh(out, page);
    hold(`${address} names scripts of`, scripts, BUDGETS.scripts);
    hold(`${address} carries styles of`, styles, BUDGETS.styles);
    hold(`${address} is HTML of`, html, BUDGETS.html);
    const view = FIRST_VIEWS.find((one) => one.address === address);
    if (view) {
      hold(`${address} needs in all, on a phone,`, weighFirstView(out, page, view.fonts), BUDGETS.firstView);
    }
  }
  hold('public/media weighs', weightOfFolder(join(out, 'media')), BUDGETS.media);
  return faults;
}

/** `104950` → `105.0 kB`. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The scripts a page's HTML names, and all that those import at once. */
export function scriptsOf(out: string, document: HTMLElement): string[] {
  const manifest = readManifest(out);
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const named = document
    .querySelectorAll('script[src], link[rel="modulepreload"]')
    .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '');
  const chunks = named.flatMap((address) => chunksFor(manifest, keys.get(address) ?? address));
  return [...new Set(chunks.map(({ file }) => file))];
}

/** The pictures fetched before any scrolling, in the width a phone takes. */
function firstPictures(document: HTMLElement): string[] {
  return document
    .querySelectorAll('link[rel="preload"][as="image"]')
    .map(({ attrs }) => attrs)
    .filter(({ media }) => !media?.startsWith('(min-width'))
    .map(takenByPhone);
}

function takenByPhone({ imagesrcset = '', imagesizes = '' }: Readonly<Record<string, string>>): string {
  const size = /(?:^|,)\s*(\d+)(vw|px)\s*$/.exec(imagesizes);
  if (!size) throw new Error(`No width for phones can be read from sizes="${imagesizes}"`);
  const shown = size[2] === 'vw' ? (PHONE.width * Number(size[1])) / 100 : Number(size[1]);
  const candidates = [...imagesrcset.matchAll(/\/?([^\s?]+)\S* (\d+)w/g)].map(([, file = '', width]) => ({
    file,
    width: Number(width),
  }));
  const taken = candidates.find(({ width }) => width >= shown * PHONE.density) ?? candidates.at(-1);
  if (!taken) throw new Error(`No picture in srcset="${imagesrcset}"`);
  return taken.file;
}

function weightOfFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const known = new Map<string, number>();

function compressedFile(file: string): number {
  const bytes = known.get(file) ?? compressed(readFileSync(file));
  known.set(file, bytes);
  return bytes;
}

function compressed(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}
