import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TO_TOP } from '#src/app/layout/use-scroll-memory.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MenuLink } from '#src/ui/link.tsx';
import { LAYOUT, SERVICE_LINKS } from '#text/layout.ts';
import styles from './services-menu.module.css';

/** On wide screens. Its links replace the menu's history entry. */
export function ServicesMenu({ current }: { current: boolean }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  const showing = open && openedAt === pathname;

  useBackCloses(showing, () => setOpen(false));

  useEffect(() => {
    if (!showing) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
    };
    const element = root.current;
    element?.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [showing]);

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-current={current}
        aria-expanded={showing}
        aria-controls={sheetId}
        onClick={() => {
          setOpenedAt(pathname);
          setOpen(!showing);
        }}
      >
        {LAYOUT.menu.services}
        <Icon name="chevronDown" size={18} />
      </button>
      <ul className={styles.sheet} id={sheetId} hidden={!showing}>
        {SERVICE_LINKS.map(({ label, to }) => (
          <li key={to}>
            <MenuLink className={styles.link} to={to} replace state={TO_TOP}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
