import { PATHS } from '#src/config/paths.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import { GUEST_STATES } from '#src/content/invitations/guest-states.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { Link } from '#src/ui/link.tsx';
import styles from './guest-notes.module.css';

/** Above a sample: that nobody is really getting married. */
export function SampleNote() {
  return <p className={styles.note}>{GUEST_PAGE.en.sample}</p>;
}

/** Above an invitation that could not be read again. */
export function StaleNote() {
  return (
    <p className={styles.note} role="status">
      {GUEST_STATES.stale.line} <span lang="hi">{GUEST_STATES.stale.hindi}</span>
    </p>
  );
}

/** Above an invitation whose family could not be read. */
export function FamilyNote({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.note} role="status">
      {GUEST_STATES.family.line} <span lang="hi">{GUEST_STATES.family.hindi}</span>{' '}
      <button type="button" onClick={onRetry}>
        {GUEST_STATES.retry}
      </button>
    </p>
  );
}

/** Under an invitation: who made the page. */
export function GuestCreditLine() {
  return (
    <footer className={styles.credit}>
      <Link to={PATHS.root}>{LAYOUT.guestCredit}</Link>
    </footer>
  );
}
