import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { localeOf } from '#src/locales/locales.ts';
import type { BuiltPage } from './built-page.ts';
import { languageOf } from './built-page.ts';
import { chunksFor, readManifest } from './client-build.ts';
import { filesIn } from './files-in.ts';
import type { Environment } from './settings.ts';
import { settingsIn } from './settings.ts';

/** In bytes, with text compressed by brotli; 1 kB is 1,000 bytes. The owner's values are added ({@link weightOfValues}). */
export const BUDGETS = {
  /** A public page's scripts and their static imports. */
  scripts: 113_800,
  /** For a page in another script: a letter takes three bytes. */
  otherScripts: 114_600,
  /** Inlined in the HTML. */
  styles: 12_000,
  /** Without the picture inlined in it. */
  html: 30_000,
  media: 32_000_000,
  /** Everything a phone loads before the page is complete. */
  firstView: 205_600,
} as const;

/** A page that guests open on the weakest network. */
interface FirstView {
  readonly address: string;
  /** No tag lists the fonts that are used, so e2e/first-load.spec.ts checks this list. */
  readonly fonts: readonly string[];
}

const INVITATION_FONTS = ['rozha', 'mukta-400', 'mukta-600', 'cormorant-600-normal'];

export const FIRST_VIEWS: readonly FirstView[] = [
  { address: '/qr-page/bless-the-couple', fonts: ['rozha', 'rozha-devanagari', 'mukta-400', 'mukta-600'] },
  {
    address: '/hi/qr-page/bless-the-couple',
    fonts: ['rozha', 'rozha-devanagari', 'mukta-devanagari', 'mukta-400'],
  },
  { address: '/i/SAMP1E000001', fonts: [...INVITATION_FONTS, 'rozha-devanagari'] },
  { address: '/i/SAMP1E000002', fonts: [...INVITATION_FONTS, 'rozha-devanagari', 'arabic-blessing'] },
  { address: '/i/SAMP1E000003', fonts: [...INVITATION_FONTS, 'rozha-devanagari', 'tiro-gurmukhi'] },
  { address: '/i/SAMP1E000004', fonts: [...INVITATION_FONTS, 'rozha-devanagari'] },
  { address: '/i/SAMP1E000005', fonts: [...INVITATION_FONTS, 'rozha-devanagari'] },
];

/** scripts/build/inline-pictures.ts writes them; they count as pictures. */
const INLINED_PICTURE = /data:image\/avif;base64,[^"]+/g;

const BASE64 = 3 / 4;

const PHONE = { width: 360, density: 2 } as const;

export interface Weight {
  readonly address: string;
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
}

export function weigh(out: string, page: BuiltPage): Weight {
  const { address, html, document } = page;
  const styles = document
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('');
  const scripts = scriptsOf(out, document, languageOf(page)).reduce(
    (sum, file) => sum + compressedFile(join(out, file)),
    0,
  );
  return {
    address,
    html: compressed(html.replace(INLINED_PICTURE, '')),
    styles: compressed(styles),
    scripts,
  };
}

export function weighFirstView(out: string, page: BuiltPage, fonts: readonly string[]): number {
  const { html, scripts } = weigh(out, page);
  const manifest = readManifest(out, languageOf(page));
  const faces = fonts.flatMap((name) =>
    chunksFor(manifest, `src/styles/fonts/${name}.woff2`).map(({ file }) => file),
  );
  const files = [...faces, ...firstPictures(page.document)];
  const inlined =
    page.html.match(INLINED_PICTURE)?.reduce((sum, { length }) => sum + length * BASE64, 0) ?? 0;
  return html + scripts + inlined + files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
}

/** Set by `npm start` and the tests, not by the owner. */
const EMULATOR = /_EMULATOR$/;

/**
 * What the owner's own values add. The budgets are set for the demonstration's: a real API key or map is longer, and nobody can
 * make it shorter. Theirs are not subtracted, as values compress worse among scripts than together.
 */
export function weightOfValues(settings: Environment): number {
  const demonstration = settingsIn({});
  const own = Object.entries(settingsIn(settings)).filter(
    ([name, value]) => value !== '' && value !== demonstration[name] && !EMULATOR.test(name),
  );
  return own.length === 0 ? 0 : compressed(own.map(([, value]) => value).join('\n'));
}

export function budgetFaults(out: string, pages: readonly BuiltPage[], settings: Environment): string[] {
  const values = weightOfValues(settings);
  const faults: string[] = [];
  const check = (what: string, bytes: number, most: number) => {
    if (bytes > most) faults.push(`${what} ${inKilobytes(bytes)}: the budget is ${inKilobytes(most)}.`);
  };
  for (const page of pages) {
    const { address, html, styles, scripts } = weigh(out, page);
    const isLatin = localeOf(languageOf(page)).script === 'Latn';
    check(`${address} has scripts of`, scripts, (isLatin ? BUDGETS.scripts : BUDGETS.otherScripts) + values);
    check(`${address} has styles of`, styles, BUDGETS.styles);
    check(`${address} has HTML of`, html, BUDGETS.html + values);
    const view = FIRST_VIEWS.find((one) => one.address === address);
    if (view) {
      const bytes = weighFirstView(out, page, view.fonts);
      check(`${address} loads on a phone`, bytes, BUDGETS.firstView + 2 * values);
    }
  }
  check('public/media weighs', weightOfFolder(join(out, 'media')), BUDGETS.media);
  return faults;
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function scriptsOf(out: string, document: HTMLElement, language?: SiteLanguage): string[] {
  const manifest = readManifest(out, language);
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const named = document
    .querySelectorAll('script[src], link[rel="modulepreload"]')
    .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '');
  const chunks = named.flatMap((address) => chunksFor(manifest, keys.get(address) ?? address));
  return [...new Set(chunks.map(({ file }) => file))];
}

function firstPictures(document: HTMLElement): string[] {
  return document
    .querySelectorAll('link[rel="preload"][as="image"]')
    .map(({ attrs }) => attrs)
    .filter(({ media }) => !media?.startsWith('(min-width'))
    .map(takenByPhone);
}

function takenByPhone({ imagesrcset = '', imagesizes = '' }: Readonly<Record<string, string>>): string {
  const size = /(?:^|,)\s*(\d+)(vw|px)\s*$/.exec(imagesizes);
  if (!size) throw new Error(`Cannot read the phone width from sizes="${imagesizes}"`);
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
  return filesIn(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
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
