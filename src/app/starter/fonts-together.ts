import { afterPaint } from '#src/lib/after-paint.ts';

/** In milliseconds after the page is parsed. */
const LONGEST_WAIT = 3_000;

/** Each is laid out with its fonts in a frame of its own: in one, that would block a slow phone for 110 to 160 ms. */
const PARTS = ':is(header, main > *, section, article):not([data-deferred], [data-deferred] *)';

/** Fonts in CSS, each with a character of every file that is needed. */
type Faces = ReadonlyArray<readonly [font: string, text: string]>;

/** What every page of the shop uses besides the titles' font, which is preloaded. */
const ENGLISH: Faces = [
  ['400 1em Mukta', 'a'],
  ['600 1em Mukta', 'a'],
  ['1em "Rozha Hindi"', 'अ'],
];
const HINDI: Faces = [
  ['1em "Mukta Site"', 'aअ'],
  ['1em Rozha', 'a'],
];
const DISHES: Faces = [['1em "Mukta Dishes"', 'अ']];

/**
 * Shows the fallback fonts until all of a page's fonts are there (`data-fonts`, src/styles/tokens.css) and its picture is
 * painted: every font that arrives alone lays out the whole page again. Then the page's parts change their fonts, from the
 * top down. Invitations have their own fonts and are left alone.
 */
export async function showFontsTogether(firstView: Promise<void>): Promise<void> {
  const { dataset, lang } = document.documentElement;
  if (location.pathname.startsWith('/i/')) return;
  dataset.fonts = 'awaited';
  await new Promise<void>((resolve) => {
    const load = () => {
      const hasDishes = lang !== 'hi' && document.querySelector('[data-dishes]') !== null;
      const faces = [...(lang === 'hi' ? HINDI : ENGLISH), ...(hasDishes ? DISHES : [])];
      const loaded = faces.map(([font, text]) => document.fonts.load(font, text));
      void Promise.allSettled([firstView, ...loaded]).then(() => resolve());
      setTimeout(resolve, LONGEST_WAIT);
    };
    // The styles that name the fonts' files come after this script.
    document.addEventListener('readystatechange', () => afterPaint(load), { once: true });
  });
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  for (const part of parts) part.dataset.fonts = 'awaited';
  for (const part of parts) {
    part.dataset.fonts = 'shown';
    await new Promise<void>(afterPaint);
  }
  for (const part of [document.documentElement, ...parts]) delete part.dataset.fonts;
}
