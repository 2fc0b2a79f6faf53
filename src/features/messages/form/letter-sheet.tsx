import type { ReactNode } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './letter-sheet.module.css';

export const POSTER_SIZES = '(min-width: 992px) 42vw, 100vw';

interface LetterSheetProps {
  poster: PictureSource;
  hindi: string;
  title: string;
  lead: ReactNode;
  underHeader?: boolean;
  children: ReactNode;
}

/** A sheet over the page's poster; from 992 px the poster is beside it. */
export function LetterSheet({ poster, hindi, title, lead, underHeader = false, children }: LetterSheetProps) {
  return (
    <div className={underHeader ? `${styles.page} ${styles.underHeader}` : styles.page}>
      <div className={styles.poster}>
        <Picture source={poster} sizes={POSTER_SIZES} priority fill position="50% 0" />
      </div>
      <div className={styles.sheet}>
        <span className={styles.hindi} lang="hi">
          {hindi}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {children}
      </div>
    </div>
  );
}
