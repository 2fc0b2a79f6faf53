import { useEffect, useRef, useState } from 'react';
import { DraftChangedError, makeInvitation } from '#src/data/invitations-api.ts';
import { lookAt } from '#src/data/last-looks.ts';
import type { WaitingDraft } from '#src/data/waiting-drafts-api.ts';
import { deleteDraft, isDraftGone } from '#src/data/waiting-drafts-api.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { faultsOf } from '#src/domain/draft/draft-check.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames, weddingDays } from '#src/domain/invitation/wording.ts';
import { failureText } from '#src/lib/done-or-unsure.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { usePages } from '#src/lib/use-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useDeletion } from '#src/ui/use-deletion.ts';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';

const { drafts: texts, list } = MANAGE_INVITATIONS;

interface WaitingDraftsProps {
  readonly pages: ReturnType<typeof usePages<WaitingDraft>>;
  readonly guard: Guard;
  readonly onMade: (invitation: Invitation) => void;
}

/** The drafts that couples have saved and that are not invitations yet. */
export function WaitingDrafts({ pages, guard, onMade }: WaitingDraftsProps) {
  const { status, items, drop } = pages;
  useEffect(
    () =>
      lookAt(
        'drafts',
        items.map(({ savedAt }) => savedAt?.valueOf()),
      ),
    [items],
  );
  const [making, setMaking] = useState<string>();
  const rows = useRef<HTMLUListElement>(null);
  const { pending, deleting, requestDeletion, dialog } = useDeletion({
    items,
    list: rows,
    remove: ({ id }) => guard(() => deleteDraft(id)),
    isGone: ({ id }) => guard(() => isDraftGone(id)),
    onRemoved: ({ id }) => drop(id),
    texts,
  });

  const make = async (waiting: WaitingDraft) => {
    const { draft } = waiting;
    if (!draft) return;
    setMaking(waiting.id);
    try {
      onMade(await guard(() => makeInvitation(waiting, draft, Date.now())));
      drop(waiting.id);
      notify.success(texts.made);
    } catch (error) {
      const failed = failureText({ notDone: texts.notMade, unsure: texts.unsureMade });
      notify.error(error instanceof DraftChangedError ? texts.changedSince : failed(error));
    }
    setMaking(undefined);
  };

  return (
    <section aria-labelledby="waiting-drafts" aria-busy={status === 'reading'}>
      <h2 id="waiting-drafts" className={styles.title}>
        {texts.title}
      </h2>
      <ul ref={rows} className={styles.list} tabIndex={-1}>
        {items.map((waiting) => (
          <DraftRow
            key={waiting.id}
            waiting={waiting}
            busy={making === waiting.id || deleting.has(waiting.id)}
            onMake={() => void make(waiting)}
            onDelete={() => requestDeletion(waiting)}
          />
        ))}
      </ul>
      {status === 'ready' && items.length === 0 && <p>{texts.empty}</p>}
      <MorePages pages={pages} unreachable={list.unreachable} older={texts.older} />
      <ConfirmDialog
        {...dialog}
        title={texts.question}
        line={texts.questionLine(pending ? namesOf(pending) : '')}
        keep={texts.keep}
        confirm={texts.remove}
      />
    </section>
  );
}

function namesOf({ draft, email }: WaitingDraft): string {
  if (!draft) return email;
  const invitation = invitationOf(draft, 0);
  return invitation.couple.some(({ name }) => name !== '') ? coupleNames(invitation) : email;
}

interface DraftRowProps {
  readonly waiting: WaitingDraft;
  readonly busy: boolean;
  readonly onMake: () => void;
  readonly onDelete: () => void;
}

function DraftRow({ waiting, busy, onMake, onDelete }: DraftRowProps) {
  const { draft, email, savedAt } = waiting;
  const now = Date.now();
  const names = namesOf(waiting);
  const faults = draft ? faultsOf(draft, now) : [];
  const days = draft && weddingDays(invitationOf(draft, now).functions);
  return (
    <li className={styles.row} aria-busy={busy || undefined}>
      <h3 className={styles.names}>{names}</h3>
      <p className={styles.facts}>
        <span>{email}</span>
        {days && <span>{days}</span>}
        {savedAt && <span>{texts.savedAt(formatDayAndTime(savedAt))}</span>}
      </p>
      {!draft && <p>{texts.damaged}</p>}
      {faults.length > 0 && (
        <details className={styles.faults}>
          <summary>{texts.missing(faults.length)}</summary>
          <ul>
            {faults.map(({ field, sentence }) => (
              <li key={`${field} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.actions}>
        {draft && faults.length === 0 && (
          <Button small busy={busy} aria-label={texts.makeFor(names)} onClick={onMake}>
            {texts.make}
          </Button>
        )}
        <Button look="link" busy={busy} aria-label={texts.removeLabel(names)} onClick={onDelete}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
