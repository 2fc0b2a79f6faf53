import styles from './heading.module.css';

interface HeadingProps {
  title: string;
  /** One Devanagari line above the title; left out where it adds nothing. */
  hindi?: string;
  /** One sentence at most. */
  line?: string;
  level?: 1 | 2;
  id?: string;
}

/** The title block of a section or page: Devanagari line, title, a sentence. */
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
