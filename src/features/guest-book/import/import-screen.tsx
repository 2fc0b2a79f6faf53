import { useRef, useState } from 'react';
import { GUESTS } from '#src/content/invitations/guests.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import styles from '../guests.module.css';
import type { useGuestBook } from '../use-guest-book.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportRow } from './import-row.ts';
import { PasteStep } from './paste-step.tsx';

interface ImportScreenProps {
  readonly invitation: Invitation;
  readonly book: ReturnType<typeof useGuestBook>;
  readonly onBack: () => void;
}

/** Adds many families: a list is pasted or chosen, looked through line by line, and saved. */
export function ImportScreen({ invitation, book, onBack }: ImportScreenProps) {
  const [reading, setReading] = useState<{ rows: readonly ImportRow[]; unused: readonly string[] }>();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(title, reading);
  return (
    <section aria-labelledby="import-title">
      <Button look="link" icon="chevronLeft" onClick={onBack}>
        {GUESTS.back}
      </Button>
      <h2 ref={title} tabIndex={-1} id="import-title" className={styles.title}>
        {reading ? GUESTS.import.preview : GUESTS.import.title}
      </h2>
      {reading ? (
        <ImportPreview
          invitation={invitation}
          book={book}
          rows={reading.rows}
          unused={reading.unused}
          onAgain={() => setReading(undefined)}
          onBack={onBack}
        />
      ) : (
        <PasteStep onRead={setReading} />
      )}
    </section>
  );
}
