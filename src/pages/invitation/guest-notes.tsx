import { PATHS } from '#src/config/paths.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { Link } from '#src/ui/link.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import { LAYOUT } from '#text/layout.ts';
import styles from './guest-notes.module.css';

/** Above a sample: that nobody is really getting married. */
export function SampleNote() {
  return <p className={styles.note}>{guestTexts(DEFAULT_LANGUAGE).page.sample}</p>;
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
