import { memo, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '#src/app/layout/language-switch.tsx';
import { PATHS } from '#src/config/paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link, MenuLink } from '#src/ui/link.tsx';
import { LAYOUT, SERVICE_LINKS } from '#text/layout.ts';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { NAMES, Wordmark } from './wordmark.tsx';

export function Header({ overPicture, hasAlternates }: { overPicture: boolean; hasAlternates: boolean }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const close = useCallback(() => setMenuOpen(false), []);
  const { menu } = LAYOUT;

  return (
    <header className={overPicture ? `${styles.header} ${styles.overPicture}` : styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={PATHS.root} aria-label={`${NAMES}, ${menu.home.label}`}>
          <Wordmark />
        </Link>
        <WideLinks />
        {hasAlternates && <LanguageSwitch className={styles.language} />}
        <CartLink />
        <button
          type="button"
          className={styles.burger}
          aria-label={menu.open}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <a className={styles.withoutScript} href="#site-links">
          {menu.services}
        </a>
      </div>
      <MobileMenu open={menuOpen} onClose={close} hasAlternates={hasAlternates} />
    </header>
  );
}

/** Memoized, so that opening the mobile menu does not render it again. */
const WideLinks = memo(function WideLinks() {
  const { pathname } = useLocation();
  const { menu } = LAYOUT;
  const atHome = pathname === PATHS.root || pathname === PATHS.home;
  return (
    <nav className={styles.links} aria-label={menu.label}>
      <Link className={styles.link} to={menu.home.to} aria-current={atHome ? 'page' : undefined}>
        {menu.home.label}
      </Link>
      <ServicesMenu current={SERVICE_LINKS.some(({ to }) => to === pathname)} />
      {menu.rest.map(({ label, to }) => (
        <MenuLink key={to} className={styles.link} to={to}>
          {label}
        </MenuLink>
      ))}
    </nav>
  );
});
