import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePath } from '#src/lib/site-path.ts';
import styles from './page-progress.module.css';

/** At the top while a page's code is loading. `RouteAnnouncer` covers screen readers. */
export function PageProgress() {
  const { pathname } = useLocation();
  const [navigation, setNavigation] = useState<{ readonly from: string; readonly to: string }>();

  useEffect(() => {
    // The router has already changed the address when this runs.
    const update = () => setNavigation({ from: pathname, to: sitePath(window.location.pathname) });
    document.addEventListener('click', update);
    window.addEventListener('popstate', update);
    return () => {
      document.removeEventListener('click', update);
      window.removeEventListener('popstate', update);
    };
  }, [pathname]);

  const waiting = navigation?.from === pathname && navigation.to !== pathname;
  return waiting ? <div className={styles.line} aria-hidden="true" /> : null;
}
