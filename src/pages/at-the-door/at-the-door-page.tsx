import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { DoorScreen } from '#src/features/guest-list/door/door-screen.tsx';
import { readText } from '#src/lib/storage.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { DOOR } from '#text/invitations/door.ts';
import { UI } from '#text/ui.ts';
import styles from './at-the-door-page.module.css';
import { useDoorPage } from './use-door-page.ts';

/** /at-the-door: staff count the guests of a wedding as they come, also without a network. */
export default function AtTheDoorPage() {
  const [search] = useSearchParams();
  const code = parseInvitationCode(search.get('code') ?? readText(STORAGE_KEYS.weddingCode) ?? '');
  const { page, retry } = useDoorPage(code);
  return (
    <div className={styles.page}>
      <Wrap>
        <PageHead title={DOOR.title} description={DOOR.description} path={PATHS.atTheDoor()} hidden />
        <h1 className={styles.title}>{DOOR.title}</h1>
        {!code && (
          <Notice kind="note" title={DOOR.noCode.title} line={DOOR.noCode.line}>
            <LinkButton look="link" to={PATHS.myWedding()}>
              {DOOR.noCode.desk}
            </LinkButton>
          </Notice>
        )}
        {code && page.state === 'loading' && <p role="status">{DOOR.opening}</p>}
        {code && page.state === 'shown' && (
          <>
            <p className={styles.names}>{coupleNames(page.invitation)}</p>
            <DoorScreen key={code} invitation={page.invitation} />
          </>
        )}
        {code && page.state === 'closed' && (
          <Notice kind="note" title={DOOR.closed.title} line={DOOR.closed.line}>
            <LinkButton look="link" to={PATHS.myWedding(code)}>
              {DOOR.missing.desk}
            </LinkButton>
            <Button look="link" onClick={retry}>
              {UI.retry}
            </Button>
          </Notice>
        )}
        {code && page.state === 'missing' && <Unreachable text={DOOR.missing} onRetry={retry} />}
      </Wrap>
    </div>
  );
}
