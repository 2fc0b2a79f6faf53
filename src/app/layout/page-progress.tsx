import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page-progress.module.css';

/**
 * A gold line at the top while the address is ahead of the page: its code is still on the way. Comes only when
 * that takes longer than a blink. Screen readers are told by the page's arrival (`RouteAnnouncer`).
 */
export function PageProgress() {
  const { pathname } = useLocation();
  const [way, setWay] = useState<{ readonly from: string; readonly to: string }>();

  useEffect(() => {
    // The router has taken a click on a link before it gets here, and changed the address.
    const look = () => setWay({ from: pathname, to: window.location.pathname });
    document.addEventListener('click', look);
    window.addEventListener('popstate', look);
    return () => {
      document.removeEventListener('click', look);
      window.removeEventListener('popstate', look);
    };
  }, [pathname]);

  const waiting = way?.from === pathname && way.to !== pathname;
  return waiting ? <div className={styles.line} aria-hidden="true" /> : null;
}
