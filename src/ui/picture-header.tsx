import type { ReactElement, ReactNode } from 'react';
import { isValidElement } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from './picture.tsx';
import styles from './picture-header.module.css';
import { Section } from './section.tsx';

export const HEADER_SIZES = '(min-width: 992px) 58vw, max(100vw, 400px)';

interface PictureHeaderProps {
  title: string;
  hindi?: string;
  line: string;
  picture: PictureSource | ReactElement;
  position?: string;
  /** `band` starts a second part of the page, on teal with an `h2`. */
  as?: 'header' | 'band';
  children?: ReactNode;
}

export function PictureHeader(props: PictureHeaderProps) {
  const { title, hindi, line, picture, position, as = 'header', children } = props;
  const top = as === 'header';
  const Title = top ? 'h1' : 'h2';
  return (
    <Section ground={top ? 'wine' : 'teal'} canopy={top ? 'below' : 'both'} padded={false}>
      <div className={styles.header}>
        <div className={styles.words}>
          {hindi && (
            <span className={styles.eyebrow} lang="hi">
              {hindi}
            </span>
          )}
          <Title>{title}</Title>
          <p className={styles.line}>{line}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        <div className={styles.picture}>
          {isValidElement(picture) ? (
            picture
          ) : (
            <Picture source={picture} sizes={HEADER_SIZES} priority={top} fill position={position} />
          )}
        </div>
      </div>
    </Section>
  );
}
