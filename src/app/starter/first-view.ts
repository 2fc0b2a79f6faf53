import { afterPaint } from '#src/lib/after-paint.ts';

/** In milliseconds after the page is parsed. */
const LONGEST_WAIT = 2_500;

/** Of the picture, in milliseconds: it may also be hidden, and then never load. */
const LONGEST_DECODING = 300;

/** Resolves when the page's preloaded picture and font are there and painted, or when it has waited long enough. */
export async function firstViewPainted(): Promise<void> {
  const arrived = new Set<EventTarget | null>();
  let awaited: readonly Element[] | undefined;

  await new Promise<void>((resolve) => {
    const resolveIfReady = () => {
      if (awaited?.every((preload) => arrived.has(preload))) resolve();
    };
    const note = ({ target }: Event) => {
      arrived.add(target);
      resolveIfReady();
    };
    // Not on the window: it never sees an element's `load`.
    document.addEventListener('load', note, true);
    document.addEventListener('error', note, true);
    document.addEventListener('readystatechange', () => {
      if (awaited) return;
      const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
      awaited = [...preloads].filter(({ media }) => matchMedia(media).matches);
      resolveIfReady();
      setTimeout(resolve, LONGEST_WAIT);
    });
  });
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.race([
    Promise.allSettled([...pictures].map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, LONGEST_DECODING)),
  ]);
  await new Promise<void>(afterPaint);
}
