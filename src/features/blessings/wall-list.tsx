import { useState } from 'react';
import type { Language } from '#src/config/language.ts';
import { WISH } from '#src/content/invitations/wish.ts';
import { readWallPage } from '#src/data/read-wall.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import styles from './wish-panel.module.css';

interface WallListProps {
  readonly code: string;
  readonly language: Language;
}

/** What other guests have written, as far as the couple has approved it. Read when a guest asks for it, ten at a time. */
export function WallList({ code, language }: WallListProps) {
  const [at, setAt] = useState<'closed' | 'reading' | 'open' | 'failed'>('closed');
  const [blessings, setBlessings] = useState<readonly WallBlessing[]>([]);
  const [next, setNext] = useState<TimeCursor>();
  const copy = WISH[language].wall;

  const go = blessings.length > 0 ? copy.more : copy.open;

  const read = async () => {
    setAt('reading');
    try {
      const page = await readWallPage(code, next);
      if (page !== 'closed') {
        setBlessings([...blessings, ...page.blessings]);
        setNext(page.next);
      }
      setAt('open');
    } catch {
      setAt('failed');
    }
  };

  return (
    <section className={styles.wall} aria-label={copy.title}>
      {blessings.length > 0 && (
        <ul>
          {blessings.map(({ id, name, text }) => (
            <li key={id}>
              <blockquote {...textLanguage(text)}>{text}</blockquote>
              <p className={styles.by} {...textLanguage(name)}>
                {name}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {at === 'failed' && copy.failed}
        {at === 'open' && blessings.length === 0 && copy.none}
      </p>
      {(at !== 'open' || next) && (
        <button type="button" aria-disabled={at === 'reading' || undefined} onClick={() => void read()}>
          {at === 'failed' ? copy.retry : go}
        </button>
      )}
    </section>
  );
}
