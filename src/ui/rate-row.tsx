import type { ReactNode } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from './picture.tsx';
import styles from './rate-row.module.css';
import { deferred } from './section.tsx';
import { ShareButton } from './share-button.tsx';

interface RateListProps {
  label?: string;
  children: ReactNode;
}

export function RateList({ label, children }: RateListProps) {
  return <ul {...(label ? { 'aria-label': label } : {})}>{children}</ul>;
}

/** Approximate height on a phone, in CSS pixels. */
const HEIGHT = 430;

interface RateRowProps {
  title: string;
  /** For `aria-describedby` of the row's buttons. */
  titleId: string;
  level?: 2 | 3;
  picture: PictureSource;
  badge?: ReactNode;
  line?: ReactNode;
  children?: ReactNode;
  /** Gives `children` the full width on phones. */
  long?: boolean;
  price: ReactNode;
  priceNote?: ReactNode;
  /** Whether it is {@link deferred}, about three screens down. */
  below?: boolean;
  actions: ReactNode;
}

export function RateRow(props: RateRowProps) {
  const {
    title,
    titleId,
    level = 2,
    picture,
    badge,
    line,
    children,
    long = false,
    price,
    priceNote,
    below = false,
    actions,
  } = props;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.row} data-long={long} {...(below ? deferred(HEIGHT) : {})}>
      <div className={styles.picture}>
        <Picture source={picture} sizes="(min-width: 992px) 293px, 200px" fill />
        {badge}
      </div>
      <div className={styles.name}>
        <Title className={styles.title} id={titleId}>
          {title}
        </Title>
        <ShareButton title={title} to={`#${titleId}`} />
        {line && <div className={styles.line}>{line}</div>}
      </div>
      <div className={styles.facts}>{children}</div>
      <div className={styles.foot}>
        <div className={styles.price}>
          {price}
          {priceNote && <span className={styles.note}>{priceNote}</span>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </li>
  );
}
