import type { ReactNode } from 'react';
import { Carousel } from './carousel.tsx';
import styles from './offer-carousel.module.css';
import { Wrap } from './section.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Specification §9: 'package carousels autoplay 2000 ms (1500 on small screens) with 3, 2 or 1.2 slides by width'. */
const AUTOPLAY_MS = 2000;
const AUTOPLAY_SMALL_MS = 1500;
const PER_VIEW = { 0: 1.2, 640: 2, 1024: 3 } as const;

export function OfferCarousel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Wrap>
      <div className={styles.collection}>
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
        <Carousel
          label={label}
          perView={PER_VIEW}
          autoplayMs={AUTOPLAY_MS}
          autoplaySmallMs={AUTOPLAY_SMALL_MS}
          gap={20}
        >
          {children}
        </Carousel>
      </div>
    </Wrap>
  );
}
