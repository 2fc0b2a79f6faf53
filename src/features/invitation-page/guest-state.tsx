import { PATHS } from '#src/config/paths.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import { GuestHead } from './guest-head.tsx';
import styles from './guest-state.module.css';
import type { Reading } from './use-invitation.ts';

interface GuestStateProps {
  readonly state: Exclude<Reading['state'], 'shown'>;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** Shown instead of an invitation that is loading, not shown to guests (for whatever reason), or unreachable for now. */
export function GuestState({ state, onRetry, title = GUEST_STATES.title }: GuestStateProps) {
  const { title: heading, line, hindi } = GUEST_STATES[state];
  return (
    <div className={styles.state} data-state={state}>
      <GuestHead title={title} path={PATHS.root} />
      <EmptyState title={heading} line={line} asPageTitle>
        {state === 'closed' && <LinkButton to={PATHS.home}>{GUEST_STATES.closed.home}</LinkButton>}
        {(state === 'offline' || state === 'busy') && <Button onClick={onRetry}>{GUEST_STATES.retry}</Button>}
      </EmptyState>
      <p className={styles.hindi} lang="hi">
        {hindi}
      </p>
    </div>
  );
}
