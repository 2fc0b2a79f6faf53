import { PATHS } from '#src/config/paths.ts';
import type { Reading } from '#src/features/invitation-page/use-invitation.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import styles from './guest-state.module.css';

interface GuestStateProps {
  readonly state: Exclude<Reading['state'], 'shown'>;
  readonly onRetry: () => void;
}

/** In place of an invitation: on its way, not shown to guests (for whatever reason), or out of reach for now. */
export function GuestState({ state, onRetry }: GuestStateProps) {
  const { title, line, hindi } = GUEST_STATES[state];
  return (
    <div className={styles.state} data-state={state}>
      <PageHead
        title={GUEST_STATES.title}
        description={guestTexts(DEFAULT_LANGUAGE).page.description}
        path={PATHS.root}
        share="guests"
        hidden
      />
      <EmptyState title={title} line={line} asPageTitle>
        {state === 'closed' && <LinkButton to={PATHS.home}>{GUEST_STATES.closed.home}</LinkButton>}
        {(state === 'offline' || state === 'busy') && <Button onClick={onRetry}>{GUEST_STATES.retry}</Button>}
      </EmptyState>
      <p className={styles.hindi} lang="hi">
        {hindi}
      </p>
    </div>
  );
}
