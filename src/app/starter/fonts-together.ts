import { afterPaint } from '#src/lib/after-paint.ts';

/** In milliseconds after the page is parsed. */
const LONGEST_WAIT = 3_000;

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
 * painted: every font that arrives alone lays out the whole page again. Invitations have their own fonts and are left alone.
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
  delete dataset.fonts;
  // Styles now, and layout in the next frame: two shorter tasks.
  getComputedStyle(document.documentElement).color;
}
