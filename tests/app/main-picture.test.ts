// @vitest-environment node
import { expect, test } from 'vitest';
import { parseHtml } from '#scripts/build/html.ts';
import { prerenderPage } from '#src/app/prerender.tsx';
import { SCREENS } from '#src/app/screens.ts';
import { pictureSrcSet } from '#src/ui/picture.tsx';

/** The picture of an invitation depends on its document. */
const pages = SCREENS.filter(({ path, frame }) => frame !== 'admin' && !path.startsWith('/i/'));
const addresses = pages.flatMap((screen) =>
  (screen.prerender ?? [screen.path]).map((address) => ({ address, page: screen.page })),
);

test.each(addresses)(
  'a link to $address fetches the picture that the page shows first',
  async ({ address, page }) => {
    const preloads = parseHtml((await prerenderPage(address)).html).querySelectorAll(
      'link[rel="preload"][as="image"]',
    );
    const { mainPicture } = await page();

    const fetched = mainPicture
      ? [mainPicture, ...(mainPicture.alternative ? [mainPicture.alternative] : [])]
      : [];
    const shown = preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]);
    expect(fetched.map(({ source, sizes }) => [pictureSrcSet(source), sizes])).toEqual(
      expect.arrayContaining(shown),
    );
    expect(shown).toHaveLength(fetched.length);
  },
);
