import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { INVITATIONS_PAGE } from '#src/content/invitations-page.ts';
import { isSignInAddress } from '#src/features/invitations/account/account.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyWithRetry } from '#src/ui/lazy-with-retry.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './editor-opener.module.css';

const { editor } = INVITATIONS_PAGE;

const Editor = lazyWithRetry(
  () => import('./own-invitation.tsx').then((module) => module.OwnInvitation),
  EditorLost,
);

/** The editor, fetched when somebody begins, comes back to a draft, or has opened a link that signs in. */
export function EditorOpener() {
  const [search] = useSearchParams();
  const [begun, setBegun] = useState(false);
  const hasDraft = useInBrowser(readsDraft(), false);
  const hasLink = useInBrowser(isSignInAddress(search), false);
  if (begun || hasDraft || hasLink) return <Editor />;
  return (
    <div className={styles.opener}>
      <Button onClick={() => setBegun(true)}>{editor.start}</Button>
    </div>
  );
}

function readsDraft(): boolean {
  return typeof window !== 'undefined' && readText(STORAGE_KEYS.invitationDraft) !== undefined;
}

function EditorLost({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title={editor.lost.title}>
      <p>{editor.lost.line}</p>
      <Button look="link" onClick={onRetry}>
        {editor.lost.retry}
      </Button>
    </Notice>
  );
}
