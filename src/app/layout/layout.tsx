import { useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { RouteHandle } from '#src/app/route-handle.ts';
import { BACKEND } from '#src/config/site.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { GuestCredit } from './guest-credit.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** The house round every screen; the route's frame says what of it stands. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const handle = useMatches().at(-1)?.handle;
  const frame = isRouteHandle(handle) ? handle.frame : 'shop';
  const guest = frame === 'guest' || frame === 'qr';
  useScrollMemory(main);

  return (
    <div className={styles.house} data-frame={frame}>
      <a className={styles.skip} href="#main">
        {LAYOUT.skip}
      </a>
      {BACKEND.missing && <p className={styles.noBackend}>{LAYOUT.noBackend}</p>}
      <Header overPicture={frame === 'qr'} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {guest ? <GuestCredit /> : <Footer />}
      {(frame === 'shop' || frame === 'task') && <ChatButton />}
      <Toaster />
      <RouteAnnouncer />
    </div>
  );
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle;
}
