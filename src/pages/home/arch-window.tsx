import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './arch-window.module.css';

/** The multifoil arch of the brand, drawn in a box of 100 × 126. */
const ARCH =
  'M0 126V54H5.500A9.400 9.400 0 0 1 8.500 37A10.600 10.600 0 0 1 20.500 23.500A10.800 10.800 0 0 1 36.500 14.500' +
  'C42.500 12 47 7.500 50 0C53 7.500 57.500 12 63.500 14.500A10.800 10.800 0 0 1 79.500 23.500A10.600 10.600 0 0 1 91.500 37' +
  'A9.400 9.400 0 0 1 94.500 54H100V126Z';

/** A picture clipped to the brand's arch with a gilt line. */
export function ArchWindow({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.window}>
      <div className={styles.view} style={{ clipPath: `url(#${id})` }}>
        {children}
      </div>
      <svg className={styles.gilt} viewBox="0 0 100 126" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={ARCH} transform="scale(0.01 0.0079365)" />
        </clipPath>
        <path
          d={ARCH}
          transform="translate(50 65) scale(0.955 0.958) translate(-50 -65)"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
