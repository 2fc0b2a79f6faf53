import { useEffect, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { readTeam } from '#src/data/invitations-api.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import type { Guard } from '#src/lib/guard.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { ConfirmDialog, Dialog } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';

const { actions, erase, tell } = MANAGE_INVITATIONS;

interface EraseDialogProps {
  /** Whose wedding; `undefined` closes the dialog. */
  readonly names: string | undefined;
  readonly onKeep: () => void;
  readonly onErase: () => void;
}

/** Asks twice, and says what is erased. */
export function EraseDialog({ names, onKeep, onErase }: EraseDialogProps) {
  const [sure, setSure] = useState(false);
  const leave = (then: () => void) => () => {
    setSure(false);
    then();
  };
  return (
    <>
      <ConfirmDialog
        open={names !== undefined && !sure}
        title={erase.question}
        line={erase.line(names ?? '')}
        keep={erase.keep}
        confirm={erase.next}
        onKeep={leave(onKeep)}
        onConfirm={() => setSure(true)}
      />
      <ConfirmDialog
        open={names !== undefined && sure}
        title={erase.sure}
        line={erase.sureLine(names ?? '')}
        keep={erase.keep}
        confirm={erase.erase}
        onKeep={leave(onKeep)}
        onConfirm={leave(onErase)}
      />
    </>
  );
}

interface TellDialogProps {
  /** The wedding that is published; `undefined` closes the dialog. */
  readonly invitation: Invitation | undefined;
  readonly guard: Guard;
  readonly onClose: () => void;
}

/** The message to the couple once its page is published: page, link to its desk, and code. */
export function TellDialog({ invitation, guard, onClose }: TellDialogProps) {
  return (
    <Dialog open={invitation !== undefined} onClose={onClose} title={tell.title}>
      {invitation && <Message key={invitation.code} invitation={invitation} guard={guard} />}
    </Dialog>
  );
}

function Message({ invitation, guard }: { readonly invitation: Invitation; readonly guard: Guard }) {
  const { code } = invitation;
  const names = coupleNames(invitation);
  const page = `${SITE.url}${PATHS.invitation(code)}`;
  const [team, setTeam] = useState<readonly string[]>([]);
  const [text, setText] = useState(() => tell.text(names, page, `${SITE.url}${PATHS.myWedding(code)}`, code));

  useEffect(() => {
    // Without the addresses the e-mail opens without a recipient.
    guard(() => readTeam(code)).then(setTeam, () => undefined);
  }, [code, guard]);

  const copy = () => copyText(text, { copied: tell.copied, failed: actions.notCopied });
  const mail = `mailto:${team.join(',')}?subject=${encodeURIComponent(tell.subject(names))}&body=${encodeURIComponent(text)}`;
  return (
    <div className={styles.team}>
      <p>{tell.previews}</p>
      <TextArea label={tell.label} rows={9} value={text} onChange={({ target }) => setText(target.value)} />
      <div className={styles.actions}>
        <OutLink href={whatsappShareLink(text)}>{tell.whatsapp}</OutLink>
        <OutLink look="secondary" href={mail}>
          {tell.mail}
        </OutLink>
        <Button look="link" onClick={() => void copy()}>
          {tell.copy}
        </Button>
      </div>
    </div>
  );
}
