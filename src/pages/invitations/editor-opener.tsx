import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSignInAddress } from '#src/data/account.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';
import styles from './editor-opener.module.css';

const { editor } = INVITATIONS_PAGE;

const loadEditor = async () => {
  const [{ OwnInvitation }] = await Promise.all([import('./own-invitation.tsx'), loadAllGuestTexts()]);
  return OwnInvitation;
};

const Editor = lazyPart<object>(loadEditor, {
  Waiting: () => <p>{editor.opening}</p>,
  Failed: EditorLost,
});

/** The editor, fetched when it comes near the screen, or when the page was opened with a link that signs in. */
export function EditorOpener() {
  const [search] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const hasLink = useInBrowser(isSignInAddress(search), false);
  // The link leaves the address once it is used; the editor stays.
  const [cameByLink, setCameByLink] = useState(false);
  if (hasLink && !cameByLink) setCameByLink(true);
  return (
    <div ref={place} className={styles.place}>
      {near || cameByLink ? <Editor /> : <noscript>{editor.noScripts}</noscript>}
    </div>
  );
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
