import type { RefObject } from 'react';
import { useEffect } from 'react';
import { afterLoad } from '#src/lib/after-load.ts';
import { savesData } from '#src/lib/saves-data.ts';

/** Up to here an enlarged picture looks like one of the right size. */
const LARGEST_SCALE = 1.3;

interface PictureFile {
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * Replaces a picture that came inside the HTML, `inlinedWidth` wide, where the screen shows it enlarged: once the page has loaded,
 * and not for visitors who save data.
 */
export function useSharperPicture(
  image: RefObject<HTMLImageElement | null>,
  { srcSet, sizes }: PictureFile,
  inlinedWidth: number | undefined,
): void {
  useEffect(() => {
    const shown = image.current;
    const inlined = shown?.parentElement?.querySelector<HTMLSourceElement>('source[srcset^="data:"]');
    if (!shown || !inlined || !inlinedWidth || savesData()) return;
    const width = Math.max(shown.clientWidth, (shown.clientHeight * shown.width) / shown.height);
    if (width * window.devicePixelRatio < inlinedWidth * LARGEST_SCALE) return;
    afterLoad(() => {
      inlined.sizes = sizes;
      inlined.srcset = srcSet;
    });
  }, [image, srcSet, sizes, inlinedWidth]);
}
