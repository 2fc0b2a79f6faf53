import { Notice } from '#src/ui/notice.tsx';
import { MENU } from '#text/catering.ts';
import styles from './cart-notices.module.css';
import { useCartProblems } from './catering-cart.ts';

/** Notices for a partly discarded stored cart, and for one that cannot be saved. */
export function CartNotices() {
  const { dropped, unsaved } = useCartProblems();
  if (!dropped && !unsaved) return null;
  return (
    <div className={styles.notices} data-unsaved={unsaved || undefined}>
      {dropped && <Notice kind="note" title={MENU.dropped} />}
      {unsaved && <Notice kind="note" title={MENU.unsaved} />}
    </div>
  );
}
