import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '#src/app/layout/language-switch.tsx';
import { TO_TOP } from '#src/app/layout/use-scroll-memory.ts';
import { PATHS } from '#src/config/paths.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { OutLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { LinkProps } from '#src/ui/link.tsx';
import { MenuLink } from '#src/ui/link.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { usePressOutside } from '#src/ui/use-press-outside.ts';
import { LAYOUT, SERVICE_LINKS } from '#text/layout.ts';
import styles from './mobile-menu.module.css';
import { useBag } from './use-bag.ts';
import { NAMES, Wordmark } from './wordmark.tsx';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  hasAlternates: boolean;
}

/** Specification §2: 'under 992 px wide the menu is an overlay'. */
const WIDE = '(min-width: 992px)';

/** Closes on outside press, Escape, Back, navigation and widening (specification §4). */
export function MobileMenu({ open, onClose, hasAlternates }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  const { menu } = LAYOUT;

  useBackCloses(open, onClose);
  useModal(dialog, open, { locksScroll: true, paintsFirst: true });
  const pressOutside = usePressOutside(onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu, to the same address too.
  useEffect(() => close(), [key]);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const widened = () => {
      if (wide.matches) close();
    };
    wide.addEventListener('change', widened);
    return () => wide.removeEventListener('change', widened);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={menu.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...pressOutside}
    >
      <MenuSheet onClose={onClose} hasAlternates={hasAlternates} />
    </dialog>
  );
}

const MenuSheet = memo(function MenuSheet({ onClose, hasAlternates }: Omit<MobileMenuProps, 'open'>) {
  const { pathname } = useLocation();
  const [servicesOpen, setServicesOpen] = useState(false);
  const { menu } = LAYOUT;
  const atHome = pathname === PATHS.root || pathname === PATHS.home;
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <SheetLink to={PATHS.root} className={styles.logo} aria-label={`${NAMES}, ${menu.home.label}`}>
          <Wordmark />
        </SheetLink>
        <button type="button" className={styles.close} onClick={onClose} aria-label={menu.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.below}>
        <ul>
          <li className={styles.row}>
            <SheetLink to={menu.home.to} className={styles.link} aria-current={atHome ? 'page' : undefined}>
              {menu.home.label}
            </SheetLink>
          </li>
          <li className={styles.row}>
            <button
              type="button"
              className={styles.link}
              aria-expanded={servicesOpen}
              aria-controls="menu-services"
              onClick={() => setServicesOpen(!servicesOpen)}
            >
              {menu.services}
              <Icon name={servicesOpen ? 'minus' : 'plus'} />
            </button>
            <ul id="menu-services" className={styles.services} hidden={!servicesOpen}>
              {SERVICE_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <SheetLink to={to} className={styles.service}>
                    {label}
                  </SheetLink>
                </li>
              ))}
            </ul>
          </li>
          {menu.rest.map(({ label, to }) => (
            <li key={to} className={styles.row}>
              <SheetLink to={to} className={styles.link}>
                {label}
              </SheetLink>
            </li>
          ))}
          <li className={styles.row}>
            <BagLink />
          </li>
          {hasAlternates && (
            <li className={styles.row}>
              <LanguageSwitch className={styles.link} />
            </li>
          )}
        </ul>
        <div className={styles.dock}>
          <OutLink look="gold" icon="whatsapp" full href={whatsappLink(LAYOUT.enquiry.consultation)}>
            {menu.consultation}
          </OutLink>
        </div>
      </div>
    </div>
  );
});

/** Replaces the menu's history entry, so that Back returns to the page where it was opened. */
function SheetLink(props: LinkProps) {
  return <MenuLink replace state={TO_TOP} {...props} />;
}

function BagLink() {
  const { count, label } = useBag();
  const { cart } = LAYOUT.menu;
  return (
    <SheetLink to={cart.to} className={styles.link} aria-label={label}>
      {cart.label}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </SheetLink>
  );
}
