import { useEffect, useState } from 'react';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK_BOOK } from '#text/invitations/book.ts';
import { Book } from './book.tsx';
import { BookCover } from './book-cover.tsx';
import styles from './book-part.module.css';

const texts = DESK_BOOK;

type Reading = 'reading' | 'failed' | readonly WallBlessing[];

/** The desk's book of all approved blessings, made by the browser's print. */
export function BookPart({ invitation }: { readonly invitation: Invitation }) {
  const { code } = invitation;
  const [reading, setReading] = useState<Reading>('reading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    let left = false;
    setReading('reading');
    const read = async () => {
      const { readApproved } = await import('#src/data/blessings-api.ts');
      return readApproved(code);
    };
    read()
      .catch(() => 'failed' as const)
      .then((next) => !left && setReading(next));
    return () => {
      left = true;
    };
  }, [code, attempt]);

  if (reading === 'reading') return <p role="status">{texts.wait}</p>;
  if (reading === 'failed') {
    return (
      <Notice title={texts.failed.title}>
        <p>{texts.failed.line}</p>
        <Button look="link" onClick={() => setAttempt(attempt + 1)}>
          {texts.failed.retry}
        </Button>
      </Notice>
    );
  }
  if (reading.length === 0) return <EmptyState title={texts.none.title} line={texts.none.line} />;
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p>{texts.line}</p>
        <p className={styles.count}>{texts.count(reading.length)}</p>
        <Button icon="print" onClick={() => void print()}>
          {texts.print}
        </Button>
        <ul className={styles.how}>
          {texts.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={styles.cover}>
        <BookCover invitation={invitation} />
      </div>
      <Book invitation={invitation} blessings={reading} />
    </div>
  );
}

async function print(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
