import { useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { familyLink } from '#src/domain/guests/family-link.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import styles from '../guests.module.css';

const texts = GUESTS.form;

interface FamilyLinkActionsProps {
  readonly code: string;
  readonly family: Family;
  /** Resolves with the family under its new link. */
  readonly onRenew: (family: Family) => Promise<Family>;
}

/** A family's link: to copy, or to replace when it has come into the wrong hands. */
export function FamilyLinkActions({ code, family, onRenew }: FamilyLinkActionsProps) {
  const [question, setQuestion] = useState<'none' | 'asked' | 'answered'>('none');
  const { busy, run } = useWork(GUESTS.notDone);
  const address = familyLink(code, family.id);

  const copyLink = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(texts.copied),
      () => notify.error(GUESTS.notDone),
    );
  const renew = async () => {
    await run(() => onRenew(family), GUESTS.renew.done);
    setQuestion('answered');
  };
  return (
    <div className={styles.group}>
      <p className={styles.label}>{texts.link}</p>
      <p className={styles.address}>{address}</p>
      {question === 'asked' ? (
        <Notice title={GUESTS.renew.title}>
          <p>{GUESTS.renew.line}</p>
          <div className={listStyles.actions}>
            <Button look="secondary" small autoFocus onClick={() => setQuestion('answered')}>
              {GUESTS.renew.keep}
            </Button>
            <Button look="danger" small busy={busy} onClick={() => void renew()}>
              {GUESTS.renew.action}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className={listStyles.actions}>
          <Button look="link" icon="copy" onClick={() => void copyLink()}>
            {texts.copy}
          </Button>
          <Button look="link" autoFocus={question === 'answered'} onClick={() => setQuestion('asked')}>
            {GUESTS.renew.action}
          </Button>
        </div>
      )}
    </div>
  );
}
