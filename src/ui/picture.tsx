import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureSource } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { Flower } from './flower.tsx';
import styles from './picture.module.css';

interface PictureProps {
  source: PictureSource;
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 992px) 352px, 78vw`. */
  sizes: string;
  /** The one main picture of a page: fetched first, not lazily. */
  priority?: boolean;
  /** Fills its frame (cropped) instead of taking its own ratio. */
  fill?: boolean;
  /** Where the crop holds on, as `object-position`. */
  position?: string;
  /** Another drawing of the same thing for screens of another shape, shown while `media` holds. */
  instead?: { readonly media: string; readonly source: PictureSource; readonly sizes: string };
}

/** `srcset` of a picture's AVIF renderings. */
export function pictureSrcSet(source: PictureSource): string {
  return PICTURE_SHAPES[source.shape].widths
    .map((width) => `${pictureAddress(source, width, 'avif')} ${width}w`)
    .join(', ');
}

/**
 * A picture in AVIF with a WebP fallback, its size fixed in HTML so that nothing moves when it arrives.
 * One that cannot be loaded leaves a calm field with a flower and its words, never a broken-image sign.
 */
export function Picture({ source, sizes, priority = false, fill = false, position, instead }: PictureProps) {
  const { name, shape, alt, tone } = source;
  const spec = PICTURE_SHAPES[shape];
  const image = useRef<HTMLImageElement>(null);
  const [failedName, setFailedName] = useState<string>();

  useEffect(() => {
    // An image of the prerendered page may have failed before anyone could listen.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) {
      setFailedName(name);
    }
  }, [name]);

  if (priority) preloadPicture(source, sizes, instead);

  const frame = fill ? `${styles.frame} ${styles.fill}` : styles.frame;
  if (failedName === name) {
    return (
      <span
        className={`${frame} ${styles.missing}`}
        style={{ aspectRatio: `${spec.width} / ${spec.height}` }}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      >
        <Flower size={52} />
        <span aria-hidden="true">{alt}</span>
      </span>
    );
  }
  return (
    <picture className={frame} style={{ backgroundColor: tone }}>
      {instead && <Instead {...instead} />}
      <source type="image/avif" srcSet={pictureSrcSet(source)} sizes={sizes} />
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

/** Has the browser fetch the main picture before it has read as far as the picture itself. */
function preloadPicture(source: PictureSource, sizes: string, instead: PictureProps['instead']): void {
  const fetch = (one: PictureSource, imageSizes: string, media?: string) =>
    preload(pictureAddress(one, PICTURE_SHAPES[one.shape].width, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSrcSet(one),
      imageSizes,
      fetchPriority: 'high',
      ...(media ? { media } : {}),
    });
  if (instead) fetch(instead.source, instead.sizes, instead.media);
  fetch(source, sizes, instead ? `not all and ${instead.media}` : undefined);
}

/** The sources of the other drawing, in both kinds of file: they must come before the picture's own. */
function Instead({ media, source, sizes }: NonNullable<PictureProps['instead']>) {
  const { width, height, fallback } = PICTURE_SHAPES[source.shape];
  const shared = { media, width, height };
  return (
    <>
      <source {...shared} type="image/avif" srcSet={pictureSrcSet(source)} sizes={sizes} />
      <source {...shared} type="image/webp" srcSet={pictureAddress(source, fallback, 'webp')} />
    </>
  );
}
