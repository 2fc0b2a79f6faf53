import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureShapeSpec, PictureSource } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { Flower } from './flower.tsx';
import styles from './picture.module.css';
import { useSharperPicture } from './use-sharper-picture.ts';

export interface PictureFiles {
  source: PictureSource;
  /** The `sizes` attribute: `(min-width: 992px) 352px, 78vw`. */
  sizes: string;
  /** Another picture for screens that match `media`. */
  alternative?:
    | { readonly media: string; readonly source: PictureSource; readonly sizes: string }
    | undefined;
}

const PHONES = '(max-width: 639px)';
const LARGER_SCREENS = '(min-width: 640px)';

interface PictureProps extends PictureFiles {
  /**
   * The main picture of the page: not lazy, and preloaded. Phones get it inside the page's HTML (scripts/build/inline-pictures.ts),
   * a round trip earlier.
   */
  priority?: boolean;
  /** Fills its container (cropped) instead of using its own ratio. */
  fill?: boolean;
  /** `object-position` of the crop. */
  position?: string | undefined;
}

export function pictureSrcSet(source: PictureSource): string {
  return PICTURE_SHAPES[source.shape].widths
    .map((width) => `${pictureAddress(source, width, 'avif')} ${width}w`)
    .join(', ');
}

/** An AVIF picture with WebP fallback and fixed size. If it fails to load, a flower and its alt text are shown. */
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
