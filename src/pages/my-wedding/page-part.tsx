import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { closingOf } from '#src/domain/draft/draft-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { DeskEditor } from './desk-editor.tsx';
import styles from './wedding-desk.module.css';

const texts = MY_WEDDING;

interface PagePartProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
}

/** What a couple does with its page: see it, share it, close it, edit it. */
export function PagePart({ invitation, onChange }: PagePartProps) {
  const { code, functions, settings } = invitation;
  const [asked, setAsked] = useState(false);
  const { busy, run } = useWork(texts.notDone);
  const state = stateAt(Date.now(), invitation);
  const names = coupleNames(invitation);
  const address = `${SITE.url}${PATHS.invitation(code)}`;

  const closeAt = (closesAt: number, done: string) => {
    setAsked(false);
    return run(async () => {
      const { readInvitation, setClosing } = await import('#src/data/invitations-api.ts');
      await setClosing(code, closesAt);
      onChange((await readInvitation(code)) ?? { ...invitation, settings: { ...settings, closesAt } });
    }, done);
  };
  const copyLink = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(texts.copied),
      () => notify.error(texts.notDone),
    );

  return (
    <>
      <section className={panelStyles.state} aria-label={texts.states[state].title}>
        <h3>{texts.states[state].title}</h3>
        <p>{texts.states[state].line}</p>
        <p className={styles.address}>{address}</p>
        <div className={panelStyles.actions}>
          {state === 'published' && (
            <>
              <OutLink look="whatsapp" href={whatsappShareLink(texts.shareText(names, address))}>
                {texts.share}
              </OutLink>
              <LinkButton look="secondary" to={PATHS.invitation(code)}>
                {texts.see}
              </LinkButton>
            </>
          )}
          <Button look="link" onClick={() => void copyLink()}>
            {texts.copy}
          </Button>
          {state === 'closed' ? (
            <Button
              look="link"
              busy={busy}
              onClick={() => void closeAt(closingOf(functions, Date.now()), texts.reopened)}
            >
              {texts.reopen}
            </Button>
          ) : (
            <Button look="link" busy={busy} onClick={() => setAsked(true)}>
              {texts.close}
            </Button>
          )}
        </div>
      </section>
      <h2 className={styles.title}>{texts.edit.title}</h2>
      <DeskEditor invitation={invitation} onSaved={onChange} />
      <ConfirmDialog
        open={asked}
        title={texts.question}
        line={texts.questionLine}
        keep={texts.keep}
        confirm={texts.close}
        onKeep={() => setAsked(false)}
        onConfirm={() => void closeAt(Date.now(), texts.closed)}
      />
    </>
  );
}
