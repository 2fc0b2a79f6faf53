import type { ReactElement, ReactNode } from 'react';
import { isValidElement } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from './picture.tsx';
import styles from './picture-header.module.css';
import { Section } from './section.tsx';

/** How wide the header's picture is shown, as the `sizes` attribute. */
export const HEADER_SIZES = '(min-width: 992px) 58vw, max(100vw, 400px)';

interface PictureHeaderProps {
  /** The page's own title. */
  title: string;
  /** One Devanagari line above it. */
  hindi?: string;
  /** One or two sentences under it. */
  line: string;
  /** The picture, or what plays in its place and fills its frame. */
  picture: PictureSource | ReactElement;
  /** Where a crop of the picture holds on, as `object-position`. */
  position?: string;
  /** `band` opens a second part further down the page: on teal, with a title of level 2. */
  as?: 'header' | 'band';
  /** Id of the title. */
  id?: string;
  /** Buttons under the line. */
  children?: ReactNode;
}

/**
 * The top of a service page: on phones the picture, then the words on maroon; from 992 px words and picture
 * side by side with a gilt seam between them. The canopy hangs over the sheet below.
 */
export function PictureHeader(props: PictureHeaderProps) {
  const { title, hindi, line, picture, position, as = 'header', id, children } = props;
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
          <Title {...(id ? { id } : {})}>{title}</Title>
          <p className={styles.line}>{line}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        <div className={styles.picture}>
          {isValidElement(picture) ? (
            picture
          ) : (
            <Picture
              source={picture}
              sizes={HEADER_SIZES}
              priority={top}
              fill
              {...(position ? { position } : {})}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
