import { PATHS } from '#src/config/paths.ts';
import type { ListedInvitation } from '#src/data/approval-api.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { coupleNames, weddingDays } from '#src/domain/invitation/wording.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { usePassedFocus } from '#src/ui/use-passed-focus.ts';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';
import { PageApproval } from './page-approval.tsx';

const { list, actions } = MANAGE_INVITATIONS;

export type OwnerAction =
  | 'publish'
  | 'unpublish'
  | 'close'
  | 'reopen'
  | 'tell'
  | 'team'
  | 'releaseFilm'
  | 'holdFilm'
  | 'erase'
  | 'check';

interface OwnedRowProps {
  readonly owned: ListedInvitation;
  readonly busy: boolean;
  /** Whether the last change may be stored or not: it is read again before anything else is offered. */
  readonly unsure: boolean;
  readonly now: number;
  readonly guard: Guard;
  readonly onAct: (action: OwnerAction) => void;
}

/** An invitation in the owner's list: whose, when, its state, what was changed since, and what can be done. */
export function OwnedRow({ owned, busy, unsure, now, guard, onAct }: OwnedRowProps) {
  const { id, invitation, review } = owned;
  const names = invitation ? coupleNames(invitation) : id;
  const act = (action: OwnerAction) => (
    <Button
      key={placeOf(action, invitation)}
      look={action === 'publish' ? 'primary' : 'link'}
      small
      busy={busy}
      aria-label={actions.of(actions[action], names)}
      onClick={() => onAct(action)}
    >
      {actions[action]}
    </Button>
  );
  const isOpen = invitation !== undefined && stateAt(now, invitation) === 'published';
  const passedFocus = usePassedFocus();
  return (
    <li className={styles.row} aria-busy={busy || undefined}>
      <h3 className={styles.names}>{names}</h3>
      <p className={styles.facts}>
        {invitation ? (
          <>
            <b>{unsure ? list.unsure : list.states[stateAt(now, invitation)]}</b>
            <span>{[weddingDays(invitation.functions), invitation.place].filter(Boolean).join(', ')}</span>
            <code>{id}</code>
          </>
        ) : (
          list.damaged
        )}
      </p>
      {isOpen && !unsure && <PageApproval invitation={invitation} known={review} guard={guard} />}
      <div key={String(unsure)} ref={passedFocus} className={styles.actions}>
        {unsure && act('check')}
        {invitation && !unsure && (
          <>
            {actionsOf(now, invitation).map(act)}
            {isOpen && (
              <LinkButton to={PATHS.invitation(id)} look="link" aria-label={actions.of(actions.see, names)}>
                {actions.see}
              </LinkButton>
            )}
            <LinkButton to={PATHS.myWedding(id)} look="link" aria-label={actions.of(actions.desk, names)}>
              {actions.desk}
            </LinkButton>
            {act(invitation.filmReleased ? 'holdFilm' : 'releaseFilm')}
          </>
        )}
        {act('erase')}
      </div>
    </li>
  );
}

/** The place of a button: what takes its place has the same, so that the focus stays. */
function placeOf(action: OwnerAction, invitation: Invitation | undefined): string {
  switch (action) {
    case 'unpublish':
      return 'publish';
    case 'reopen':
      return invitation?.published ? 'close' : 'publish';
    case 'holdFilm':
      return 'releaseFilm';
    default:
      return action;
  }
}

function actionsOf(now: number, invitation: Invitation): readonly OwnerAction[] {
  switch (stateAt(now, invitation)) {
    case 'unpublished':
      return ['publish', 'team'];
    case 'published':
      return ['tell', 'unpublish', 'close', 'team'];
    case 'closed':
      return ['reopen', 'team'];
  }
}
