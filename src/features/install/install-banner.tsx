import { useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ownLanguage } from '#src/ui/own-text.tsx';
import { notify } from '#src/ui/toast.tsx';
import { INSTALL } from '#text/app.ts';
import { BRAND } from '#text/brand.ts';
import styles from './install-banner.module.css';
import { askToInstall, closeBanner, isBannerClosed, watchInstall } from './install-prompt.ts';

/** Prerendered to avoid layout shift; once dismissed or installed, CSS hides it before the first paint. */
export function InstallBanner() {
  const closed = useSyncExternalStore(watchInstall, isBannerClosed, () => false);
  if (closed) return null;

  const download = async () => {
    const asked = await askToInstall().catch(() => false);
    if (!asked) notify.error(INSTALL.unavailable, INSTALL.iPhone);
  };

  return (
    <aside className={styles.banner} aria-label={INSTALL.label} data-install-banner>
      <span className={styles.icon} lang="hi" aria-hidden="true">
        {BRAND.mark}
      </span>
      <p className={styles.text}>
        <strong className={styles.title}>{INSTALL.getTheApp}</strong>{' '}
        <span lang={ownLanguage(INSTALL.product)}>{INSTALL.product}</span>
      </p>
      <Button small onClick={download}>
        {INSTALL.download}
      </Button>
      <button type="button" className={styles.close} onClick={closeBanner} aria-label={INSTALL.close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
