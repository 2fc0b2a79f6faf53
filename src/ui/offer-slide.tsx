import type { ReactNode } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import styles from './offer-slide.module.css';
import { Picture } from './picture.tsx';

interface OfferSlideProps {
  title: string;
  titleId: string;
  picture: PictureSource;
  badge?: ReactNode;
  price: ReactNode;
  action: ReactNode;
}

export function OfferSlide({ title, titleId, picture, badge, price, action }: OfferSlideProps) {
  return (
    <div className={styles.offer}>
      <div className={styles.picture}>
        <Picture source={picture} sizes="(min-width: 1024px) 400px, (min-width: 640px) 46vw, 80vw" fill />
        {badge}
      </div>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <div className={styles.foot}>
        {price}
        {action}
      </div>
    </div>
  );
}
