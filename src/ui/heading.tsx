import type { ReactNode } from 'react';
import styles from './heading.module.css';

interface HeadingProps {
  title: ReactNode;
  hindi?: string;
  line?: string;
  level?: 1 | 2;
  id?: string;
}

export function Heading({ title, hindi, line, level = 2, id }: HeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      {hindi && (
        <span className={styles.eyebrow} lang="hi">
          {hindi}
        </span>
      )}
      <Title id={id}>{title}</Title>
      {line && <p className={styles.line}>{line}</p>}
    </div>
  );
}
