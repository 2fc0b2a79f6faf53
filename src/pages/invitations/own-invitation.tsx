import { useMemo, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { keptSource } from '#src/data/kept-portraits.ts';
import { PortraitContext } from '#src/data/portrait-source.ts';
import { useDraft } from '#src/data/use-draft.ts';
import { SavePanel } from '#src/features/account/save-panel.tsx';
import { InvitationEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { readText } from '#src/lib/storage.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';
import styles from './editor-opener.module.css';

const { continue: texts } = INVITATIONS_PAGE;

const DraftPortraits = lazyPart(() =>
  import('#src/features/portrait-editor/draft-portraits.tsx').then((code) => code.DraftPortraits),
);

/** The editor with its way to the couple's account: what the page fetches when somebody begins. */
export function OwnInvitation() {
  const wedding = readText(STORAGE_KEYS.weddingCode);
  const [another, setAnother] = useState(false);
  const { portraits } = useDraft().data;
  const source = useMemo(() => keptSource(portraits), [portraits]);
  if (wedding === undefined || another)
    return (
      <PortraitContext value={source}>
        <InvitationEditor page={InvitationView} photographs={<DraftPortraits />} save={<SavePanel />} />
      </PortraitContext>
    );
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
