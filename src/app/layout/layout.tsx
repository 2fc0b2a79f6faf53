import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '#src/app/page-boundary.tsx';
import type { Frame } from '#src/app/screens.ts';
import { followHeldLink } from '#src/app/starter/early-links.ts';
import { BACKEND } from '#src/config/site.ts';
import { LAYOUT } from '#src/content/layout.ts';
import { EnquiryPopUp } from '#src/features/enquiry-pop-up/enquiry-pop-up.tsx';
import { suppressPopUp } from '#src/features/enquiry-pop-up/use-pop-up-moment.ts';
import { InstallBanner } from '#src/features/install/install-banner.tsx';
import { closeBanner } from '#src/features/install/install-prompt.ts';
import { OutboxCarrier } from '#src/features/messages/outbox/outbox-carrier.tsx';
import { AppUpdates } from '#src/features/updates/app-updates.tsx';
import { Deferred } from '#src/ui/section.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { useRise } from '#src/ui/use-rise.ts';
import { ChatButton } from './footer/chat-button.tsx';
import { Footer } from './footer/footer.tsx';
import { GuestCredit } from './footer/guest-credit.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

interface LayoutProps {
  /** Which frame the screen at an address wears. */
  frameOf: (pathname: string) => Frame;
}

/** The house round every screen; the screen's frame says what of it stands. */
export function Layout({ frameOf }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const frame = frameOf(pathname);
  const invitation = frame === 'invitation';
  const guest = frame === 'guest' || frame === 'qr' || invitation;
  useScrollMemory(main);
  useRise(main, pathname);
  useGuestVisit(guest);

  return (
    <div className={styles.house} data-frame={frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads there by itself. */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // Without a mark in the address, which every way back to it would take the focus along to.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {LAYOUT.skip}
      </a>
      {BACKEND.missing && <p className={styles.noBackend}>{LAYOUT.noBackend}</p>}
      {!guest && <InstallBanner />}
      <PageProgress />
      {!invitation && <Header overPicture={frame === 'qr'} />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {/* Outside the key, so that a page stays until the code of the next is there: no blank in between. */}
        <Suspense fallback={null}>
          <PageBoundary key={pathname}>
            <Outlet />
          </PageBoundary>
          <HydrationMark />
        </Suspense>
      </main>
      {guest && !invitation && <GuestCredit />}
      {!guest && (
        <Deferred height={1050}>
          <Footer />
        </Deferred>
      )}
      {(frame === 'shop' || frame === 'task') && <ChatButton />}
      <EnquiryPopUp allowed={frame === 'shop'} />
      <AppUpdates />
      <OutboxCarrier />
      <Toaster />
      <RouteAnnouncer />
    </div>
  );
}

/** Whoever opens a guest's page first came for a wedding: the shop offers neither its app nor a call in that session. */
function useGuestVisit(guest: boolean): void {
  const beganAsGuest = useRef(guest);
  useEffect(() => {
    if (!beganAsGuest.current) return;
    closeBanner();
    suppressPopUp();
  }, []);
}

/**
 * Says that the written page has been taken over, and follows a link that waited for it; journeys wait for it as a
 * person waits for a page to answer.
 */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    followHeldLink();
  }, []);
  return null;
}
