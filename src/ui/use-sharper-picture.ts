import type { RefObject } from 'react';
import { useEffect } from 'react';
import { afterLoad } from '#src/lib/after-load.ts';
import { savesData } from '#src/lib/connection.ts';

/** Up to here an enlarged picture looks like one of the right size. */
const LARGEST_SCALE = 1.3;

const INLINED = 'source[srcset^="data:"]';

/**
 * Replaces a picture that came inside the HTML, `inlinedWidth` wide, where the screen shows it enlarged: once the page has loaded,
 * and not for visitors who save data.
 */
export function useSharperPicture(
  image: RefObject<HTMLImageElement | null>,
  srcset: string,
  sizes: string,
  inlinedWidth: number | undefined,
): void {
  useEffect(() => {
    const shown = image.current;
    const inlined = inlinedWidth && shown?.parentElement?.querySelector<HTMLSourceElement>(INLINED);
    if (!shown || !inlined || savesData()) return;
    afterLoad(() => {
      // It fills its place, cropped.
      const width = Math.max(
        shown.clientWidth,
        (shown.clientHeight * shown.naturalWidth) / shown.naturalHeight,
      );
      if (width * devicePixelRatio < inlinedWidth * LARGEST_SCALE) return;
      // Fetched beside the picture: if that fails, the one from the HTML stays.
      const sharper = Object.assign(new Image(), { sizes, srcset });
      const replace = () => {
        // React may have changed it meanwhile.
        if (inlined.matches(INLINED)) Object.assign(inlined, { sizes, srcset });
      };
      sharper.decode().then(replace, () => undefined);
    });
  }, [image, srcset, sizes, inlinedWidth]);
}
