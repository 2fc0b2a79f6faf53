import type { ReactNode } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from './picture.tsx';
import styles from './rate-row.module.css';
import { deferred } from './section.tsx';
import { ShareButton } from './share-button.tsx';

interface RateListProps {
  /** What is listed, for screen readers, where no heading says it. */
  label?: string;
  children: ReactNode;
}

/** A ruled list of what is offered, one {@link RateRow} each. */
export function RateList({ label, children }: RateListProps) {
  return (
    <ul className={styles.list} {...(label ? { 'aria-label': label } : {})}>
      {children}
    </ul>
  );
}

/** Pixels a row is about tall on a phone. */
const HEIGHT = 430;

interface RateRowProps {
  title: string;
  /** Id for the title, so that the row's buttons can point at it with `aria-describedby`. */
  titleId: string;
  /** Level of the title: 3 under a section's own heading. */
  level?: 2 | 3;
  picture: PictureSource;
  /** A short line under the title: a rating, a highlight. */
  line?: ReactNode;
  /** What belongs to it: mileage, items included. */
  children?: ReactNode;
  /** What belongs to it is a list: on phones it gets the whole width. */
  long?: boolean;
  price: ReactNode;
  /** A line under the price: 'each night + ₹300'. */
  priceNote?: ReactNode;
  /** It is about three screens down ({@link deferred}). */
  below?: boolean;
  /** One or two buttons, `small`. */
  actions: ReactNode;
}

/**
 * One row of the rate list: picture, name, what belongs to it, price, buttons. On phones the price and its
 * buttons stand below; from 992 px all stand in columns that line up down the list.
 */
export function RateRow(props: RateRowProps) {
  const {
    title,
    titleId,
    level = 2,
    picture,
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
      </div>
      <div className={styles.name}>
        <Title className={styles.title} id={titleId}>
          {title}
        </Title>
        <ShareButton title={title} to={`#${titleId}`} />
        {line && <div className={styles.line}>{line}</div>}
      </div>
      <div className={styles.facts}>{children}</div>
      <div className={styles.price}>
        {price}
        {priceNote && <span className={styles.note}>{priceNote}</span>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
