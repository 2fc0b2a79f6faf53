import { useRef } from 'react';
import type { Language } from '#src/locales/locales.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useNear } from '#src/ui/use-near.ts';
import styles from './album-section.module.css';

const AlbumLink = lazyPart(() => import('./album-link.tsx').then((code) => code.AlbumLink));

interface AlbumSectionProps {
  readonly code: string;
  readonly language: Language;
}

/** On an invitation: the way to its album, if it has one. The room is kept either way, since only a reading tells. */
export function AlbumSection(props: AlbumSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={styles.section}>
      {isNear && <AlbumLink {...props} />}
    </div>
  );
}
