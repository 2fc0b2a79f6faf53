import { useEffect, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { readTeam } from '#src/data/invitations-api.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import type { Guard } from '#src/lib/guard.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';

const texts = MANAGE_INVITATIONS.tell;

interface TellDialogProps {
  /** The wedding that is published; `undefined` closes the dialog. */
  readonly invitation: Invitation | undefined;
  readonly guard: Guard;
  readonly onClose: () => void;
}

/** What the couple is told once its page is published: the page, the way to its desk, and the code. */
export function TellDialog({ invitation, guard, onClose }: TellDialogProps) {
  return (
    <Dialog open={invitation !== undefined} onClose={onClose} title={texts.title}>
      {invitation && <Message key={invitation.code} invitation={invitation} guard={guard} />}
    </Dialog>
  );
}

function Message({ invitation, guard }: { readonly invitation: Invitation; readonly guard: Guard }) {
  const { code } = invitation;
  const names = coupleNames(invitation);
  const page = `${SITE.url}${PATHS.invitation(code)}`;
  const [team, setTeam] = useState<readonly string[]>([]);
  const [text, setText] = useState(() =>
    texts.text(names, page, `${SITE.url}${PATHS.myWedding(code)}`, code),
  );

  useEffect(() => {
    // Without the addresses the e-mail opens without a recipient.
    guard(() => readTeam(code)).then(setTeam, () => undefined);
  }, [code, guard]);

  const copyText = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(texts.copied),
      () => notify.error(MANAGE_INVITATIONS.actions.notDone),
    );
  const mail = `mailto:${team.join(',')}?subject=${encodeURIComponent(texts.subject(names))}&body=${encodeURIComponent(text)}`;
  return (
    <div className={styles.team}>
      <p>{texts.previews}</p>
      <TextArea label={texts.label} rows={9} value={text} onChange={({ target }) => setText(target.value)} />
      <div className={styles.actions}>
        <OutLink href={whatsappShareLink(text)}>{texts.whatsapp}</OutLink>
        <OutLink look="secondary" href={mail}>
          {texts.mail}
        </OutLink>
        <Button look="link" onClick={() => void copyText()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
