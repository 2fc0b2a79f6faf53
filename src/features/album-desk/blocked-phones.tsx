import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import styles from './blocked-phones.module.css';

const texts = ALBUM_DESK.blocked;

interface BlockedPhonesProps {
  readonly phones: readonly string[];
  readonly busy: boolean;
  readonly onUnblock: (phone: string) => void;
}

/** The phones whose photographs are refused, as far as anybody knows them: by their order. */
export function BlockedPhones({ phones, busy, onUnblock }: BlockedPhonesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, phones);
  if (phones.length === 0) return null;
  return (
    <details className={styles.blocked}>
      <summary className={styles.title}>{texts.title(phones.length)}</summary>
      <p>{texts.line}</p>
      <ul ref={list} tabIndex={-1}>
        {phones.map((phone, place) => (
          <li key={phone} className={styles.phone}>
            <span>{texts.phone(place + 1)}</span>
            <Button
              look="link"
              busy={busy}
              aria-label={texts.unblockOne(place + 1)}
              onClick={() => {
                expectRemoval(place);
                onUnblock(phone);
              }}
            >
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
