import { useState } from 'react';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { DESK_COUNT } from '#text/invitations/counts.ts';
import type { useGuestList } from '../use-guest-list.ts';
import styles from './count-part.module.css';

const texts = DESK_COUNT.open;

const HOUR_MS = 3_600_000;

interface OpenLinkRepliesProps {
  readonly invitation: Invitation;
  readonly replies: readonly Reply[];
  readonly guests: Pick<ReturnType<typeof useGuestList>, 'deleteReplies'>;
  readonly countsThem: boolean;
  readonly onCountThem: (counts: boolean) => void;
  readonly onChange: (invitation: Invitation) => void;
}

/** Replies of people who are not on the list, apart from the families, and what stops a flood of them. */
export function OpenLinkReplies(props: OpenLinkRepliesProps) {
  const { invitation, replies, guests, countsThem, onCountThem, onChange } = props;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { busy, run } = useWork(texts.notDone);
  const { code, settings } = invitation;

  const close = async () => {
    const { closeOpenLink, readInvitation } = await import('#src/data/invitations-api.ts');
    await closeOpenLink(code);
    onChange((await readInvitation(code)) ?? { ...invitation, settings: { ...settings, openSeats: 0 } });
  };
  const askToDiscard = () => {
    const since = Date.now() - HOUR_MS;
    const recent = replies.filter(({ updatedAt }) => updatedAt > since);
    if (recent.length > 0) setAsked(recent.map(({ id }) => id));
    else notify.success(texts.noneThisHour);
  };

  return (
    <section className={styles.open} aria-labelledby="count-open-link">
      <h3 id="count-open-link">{texts.title}</h3>
      <p>{texts.line(replies.length)}</p>
      <CheckField checked={countsThem} onChange={onCountThem}>
        {texts.countIn}
      </CheckField>
      <div className={styles.actions}>
        {settings.openSeats > 0 ? (
          <Button look="secondary" small busy={busy} onClick={() => void run(close, texts.closed)}>
            {texts.close}
          </Button>
        ) : (
          <p>{texts.isClosed}</p>
        )}
        <Button look="link" busy={busy} onClick={askToDiscard}>
          {texts.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={asked.length > 0}
        title={texts.discardTitle(asked.length)}
        line={texts.discardLine}
        keep={texts.keep}
        confirm={texts.discard}
        onKeep={() => setAsked([])}
        onConfirm={() => {
          setAsked([]);
          void run(() => guests.deleteReplies(asked), texts.discarded(asked.length));
        }}
      />
    </section>
  );
}
