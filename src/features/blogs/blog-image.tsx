import { useState } from 'react';
import { Flower } from '#src/ui/flower.tsx';
import styles from './blog-image.module.css';

/**
 * A blog's picture, from whatever host the owner chose, in a frame of 4:3. One that does not load leaves a calm
 * field with the house's flower. Its host is told nothing of where the reader came from.
 */
export function BlogImage({ address, eager = false }: { address: string; eager?: boolean }) {
  const [failed, setFailed] = useState<string>();
  if (failed === address) {
    return (
      <span className={`${styles.frame} ${styles.missing}`}>
        <Flower />
      </span>
    );
  }
  return (
    <span className={styles.frame}>
      {/* The blog's own words tell what it is about; the owner gives no description of the picture. */}
      <img
        src={address}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
      />
    </span>
  );
}
