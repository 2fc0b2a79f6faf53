import { useCallback, useEffect, useRef, useState } from 'react';
import { whenBack } from '#src/lib/when-back.ts';
import { Flower } from '#src/ui/flower.tsx';
import { useNear } from '#src/ui/use-near.ts';
import type { Blog } from './blog.ts';
import styles from './blog-image.module.css';
import { readBlogPicture } from './read-blogs.ts';

interface BlogImageProps {
  readonly blog: Pick<Blog, 'imageUrl' | 'picture'>;
  readonly eager?: boolean;
}

/** In a 4:3 frame, from the owner's phone or any host; a placeholder if it fails to load. */
export function BlogImage({ blog: { imageUrl, picture }, eager = false }: BlogImageProps) {
  if (picture) return <StoredPicture key={picture} id={picture} />;
  return imageUrl ? <LoadedPicture key={imageUrl} address={imageUrl} eager={eager} /> : null;
}

/**
 * Read when it comes near the viewport: some 200 kB, which the browser does not do by itself, as there is no file. A failed one
 * is read again when somebody returns or is connected again.
 */
function StoredPicture({ id }: { readonly id: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNear(frame);
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  const isMissing = failed && !address;
  const read = useCallback(() => {
    readBlogPicture(id).then(setAddress, () => setFailed(true));
  }, [id]);
  useEffect(() => {
    if (isNear) read();
  }, [isNear, read]);
  useEffect(() => (isMissing ? whenBack(read) : undefined), [isMissing, read]);
  if (address) return <LoadedPicture address={address} eager />;
  return isMissing ? <NoPicture /> : <span ref={frame} className={styles.frame} />;
}

/** Sends no referrer. */
function LoadedPicture({ address, eager }: { readonly address: string; readonly eager: boolean }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NoPicture />;
  return (
    <span className={styles.frame}>
      {/* Decorative: the owner enters no description of the picture. */}
      <img
        src={address}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </span>
  );
}

function NoPicture() {
  return (
    <span className={`${styles.frame} ${styles.missing}`}>
      <Flower />
    </span>
  );
}
