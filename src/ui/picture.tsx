import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureShapeSpec, PictureSource } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { savesData } from '#src/lib/connection.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { Flower } from './flower.tsx';
import styles from './picture.module.css';

export interface PictureFiles {
  source: PictureSource;
  /** The `sizes` attribute: `(min-width: 992px) 352px, 78vw`. */
  sizes: string;
  /** Another picture for screens that match `media`. */
  alternative?:
    | { readonly media: string; readonly source: PictureSource; readonly sizes: string }
    | undefined;
}

/** Up to this scale an enlarged picture looks like one of the right size. */
const LARGEST_SCALE = 1.3;

const INLINED = 'source[srcset^="data:"]';

const PHONES = '(max-width: 639px)';
const LARGER_SCREENS = '(min-width: 640px)';

interface PictureProps extends PictureFiles {
  /** Not lazy, and preloaded. Phones get it in the HTML, sooner (scripts/build/inline-pictures.ts). */
  priority?: boolean;
  /** Fills its container (cropped) instead of using its own ratio. */
  fill?: boolean;
  position?: string | undefined;
}

export function pictureSrcSet(source: PictureSource): string {
  return PICTURE_SHAPES[source.shape].widths
    .map((width) => `${pictureAddress(source, width, 'avif')} ${width}w`)
    .join(', ');
}

/** AVIF with WebP fallback and fixed size. If it fails to load, a flower and its alt text are shown. */
export function Picture({
  source,
  sizes,
  priority = false,
  fill = false,
  position,
  alternative,
}: PictureProps) {
  const { name, shape, alt, tone } = source;
  const spec: PictureShapeSpec = PICTURE_SHAPES[shape];
  const image = useRef<HTMLImageElement>(null);
  const [failedName, setFailedName] = useState<string>();

  useEffect(() => {
    // A prerendered image may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) {
      setFailedName(name);
    }
  }, [name]);

  const srcSet = pictureSrcSet(source);
  const phoneWidth = priority ? spec.phone : undefined;
  useSharperPicture(image, srcSet, sizes, phoneWidth);

  if (priority) preloadPicture({ source, sizes, alternative }, phoneWidth ? LARGER_SCREENS : undefined);

  const ratio = `${spec.width} / ${spec.height}`;
  const frame = fill ? `${styles.frame} ${styles.fill}` : styles.frame;
  if (failedName === name) {
    return (
      <span
        className={`${frame} ${styles.missing}`}
        style={{ aspectRatio: ratio }}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      >
        <Flower size={52} />
        <span aria-hidden="true">{alt}</span>
      </span>
    );
  }
  return (
    <picture className={frame} style={{ backgroundColor: tone }}>
      {alternative && <AlternativeSources {...alternative} />}
      {phoneWidth && (
        <source
          media={PHONES}
          type="image/avif"
          srcSet={srcSet}
          sizes={sizes}
          data-inline-width={phoneWidth}
        />
      )}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        ref={image}
        src={pictureAddress(source, spec.fallback, 'webp')}
        width={spec.width}
        height={spec.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        style={position ? { objectPosition: position } : undefined}
        onError={() => setFailedName(name)}
      />
    </picture>
  );
}

export function preloadPicture({ source, sizes, alternative }: PictureFiles, screens?: string): void {
  const fetch = (one: PictureSource, imageSizes: string, media?: string) =>
    preload(pictureAddress(one, PICTURE_SHAPES[one.shape].width, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSrcSet(one),
      imageSizes,
      fetchPriority: 'high',
      ...(media ? { media } : {}),
    });
  if (alternative) {
    fetch(alternative.source, alternative.sizes, alternative.media);
    fetch(
      source,
      sizes,
      screens ? `${screens} and (not ${alternative.media})` : `not all and ${alternative.media}`,
    );
  } else {
    fetch(source, sizes, screens);
  }
}

/** Must come before the picture's own sources. */
function AlternativeSources({ media, source, sizes }: NonNullable<PictureFiles['alternative']>) {
  const { width, height, fallback } = PICTURE_SHAPES[source.shape];
  const shared = { media, width, height };
  return (
    <>
      <source {...shared} type="image/avif" srcSet={pictureSrcSet(source)} sizes={sizes} />
      <source
        {...shared}
        type="image/webp"
        srcSet={`${pictureAddress(source, fallback, 'webp')} ${fallback}w`}
        sizes={sizes}
      />
    </>
  );
}

/** Replaces a picture from the HTML where it is enlarged: after the page has loaded, not with data saving. */
function useSharperPicture(
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
