import { PATHS } from '#src/config/paths.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { Link } from '#src/ui/link.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import styles from './guest-credit.module.css';

/** The one quiet line under a guest page, where the footer would be, and the way to pass the page on. */
export function GuestCredit() {
  return (
    <footer className={styles.credit}>
      <Link to={PATHS.root}>{LAYOUT.guestCredit}</Link>
      <ShareButton title={LAYOUT.guestPage} words={LAYOUT.sharePage} />
    </footer>
  );
}
