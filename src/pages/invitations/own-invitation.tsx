import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { SavePanel } from '#src/features/account/save-panel.tsx';
import { InvitationEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { readText } from '#src/lib/storage.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';
import styles from './editor-opener.module.css';

const { continue: texts } = INVITATIONS_PAGE;

/** The editor with its way to the couple's account: what the page fetches when somebody begins. */
export function OwnInvitation() {
  const wedding = readText(STORAGE_KEYS.weddingCode);
  const [another, setAnother] = useState(false);
  if (wedding === undefined || another)
    return <InvitationEditor page={InvitationView} save={<SavePanel />} />;
  return (
    <div className={styles.wedding}>
      <h3>{texts.title}</h3>
      <p>{texts.line}</p>
      <div className={styles.ways}>
        <LinkButton to={PATHS.myWedding(wedding)}>{texts.wedding}</LinkButton>
        <Button look="link" onClick={() => setAnother(true)}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
