import { useEffect, useRef, useState } from 'react';
import type { ReviewedPage } from '#src/data/approval-api.ts';
import { approvePage, reviewPage } from '#src/data/approval-api.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { doneOrUnsure, UnsureError } from '#src/lib/done-or-unsure.ts';
import type { Guard } from '#src/lib/guard.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import { PAGE_APPROVAL as texts } from '#text/invitations/approval.ts';
import styles from './page-approval.module.css';
import { changesOf } from './page-changes.ts';

const { actions } = MANAGE_INVITATIONS;

interface PageApprovalProps {
  /** A published invitation, as the list has read it. */
  readonly invitation: Invitation;
  /** What was read with it; it is read again when the invitation changes. */
  readonly known?: ReviewedPage | 'unknown' | undefined;
  readonly guard: Guard;
}

/** What an editor has changed on an open page since the owner approved it; nothing where nothing has changed. */
export function PageApproval({ invitation, known, guard }: PageApprovalProps) {
  const [review, setReview] = useState(known);
  const reviewed = useRef(known && invitation);
  /** The version that was approved last, for certain or perhaps. */
  const [pressed, setPressed] = useState<ReviewedPage>();
  const [busy, setBusy] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (reviewed.current === invitation) return;
    const show = (read: ReviewedPage | 'unknown') => {
      reviewed.current = invitation;
      setReview(read);
    };
    return unlessCleanedUp(
      guard(() => reviewPage(invitation)),
      show,
      () => show('unknown'),
    );
  }, [invitation, guard]);
  // The focused button is removed.
  useEffect(() => {
    if (pressed) done.current?.focus();
  }, [pressed]);

  if (review === undefined) return null;
  if (review === 'unknown') {
    return (
      <p ref={done} tabIndex={-1} className={styles.unknown}>
        {texts.unknown}
      </p>
    );
  }
  // What was changed after that is read with the next version.
  if (review === pressed) {
    return (
      <p ref={done} tabIndex={-1} className={styles.unknown}>
        {texts.approved}
      </p>
    );
  }
  const { approved, current } = review;
  const changes = approved && changesOf(approved, current);
  if (changes?.length === 0) return null;

  const approve = async () => {
    setBusy(true);
    const isApproved = async () => {
      const { approved: stored } = await guard(() => reviewPage(invitation));
      return stored !== undefined && changesOf(stored, current).length === 0;
    };
    try {
      await doneOrUnsure(() => guard(() => approvePage(current)), isApproved);
      setPressed(review);
    } catch (error) {
      if (error instanceof UnsureError) {
        setReview('unknown');
        setPressed(review);
        notify.error(actions.unsure);
      } else notify.error(texts.notApproved);
    }
    setBusy(false);
  };
  return (
    <div className={styles.changed}>
      <p className={styles.title}>{changes ? texts.changed : texts.never}</p>
      {changes && (
        <ul className={styles.changes}>
          {changes.map(({ id, label, before, now }) => (
            <li key={id}>
              <b>{label}</b>
              {before !== now && (
                <>
                  <span>{texts.before(before)}</span>
                  <span>{texts.now(now)}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        look="secondary"
        small
        busy={busy}
        aria-label={actions.of(changes ? texts.again : texts.approve, coupleNames(invitation))}
        onClick={() => void approve()}
      >
        {changes ? texts.again : texts.approve}
      </Button>
    </div>
  );
}
