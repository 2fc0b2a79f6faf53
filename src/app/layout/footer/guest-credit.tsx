import { PATHS } from '#src/config/paths.ts';
import { Link } from '#src/ui/link.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import { LAYOUT } from '#text/layout.ts';
import styles from './guest-credit.module.css';

/** Replaces the footer on guests' pages: one line of credit and a share button. */
export function GuestCredit() {
  return (
    <footer className={styles.credit}>
      <Link to={PATHS.root}>
        <OwnText text={LAYOUT.guestCredit} />
      </Link>
      <ShareButton title={LAYOUT.guestPage} label={LAYOUT.sharePage} />
    </footer>
  );
}
