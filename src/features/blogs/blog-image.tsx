import { useState } from 'react';
import { Flower } from '#src/ui/flower.tsx';
import styles from './blog-image.module.css';

/** A blog's picture from any host, in a 4:3 frame; a placeholder if it fails to load. Sends no referrer. */
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
      {/* Decorative: the owner enters no description of the picture. */}
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
