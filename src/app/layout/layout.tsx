import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { repeatHeldPress } from '#src/app/boot/early-presses.ts';
import { PageBoundary } from '#src/app/page-error.tsx';
import type { Frame } from '#src/app/screen.ts';
import { BACKEND } from '#src/config/site.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { EnquiryPopUp } from '#src/features/enquiry-pop-up/enquiry-pop-up.tsx';
import { suppressPopUp } from '#src/features/enquiry-pop-up/use-pop-up-moment.ts';
import { InstallBanner } from '#src/features/install/install-banner.tsx';
import { closeBanner } from '#src/features/install/install-prompt.ts';
import { AppUpdates } from '#src/features/updates/app-updates.tsx';
import { enterState } from '#src/lib/page-state.ts';
import { readText } from '#src/lib/storage.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { Deferred } from '#src/ui/section.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { useRise } from '#src/ui/use-rise.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { LAYOUT } from '#text/layout.ts';
import { ChatButton } from './footer/chat-button.tsx';
import { Footer } from './footer/footer.tsx';
import { GuestCredit } from './footer/guest-credit.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { PageProgress } from './page-progress.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** So that it does not compete with the page's own loading. */
const DELAY_MS = 1_500;

const RETRY_MS = 10_000;

/** `frameOf` says which parts of the frame a page has. */
export function Layout({ frameOf }: { frameOf: (pathname: string) => Frame }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const frame = frameOf(pathname);
  const invitation = frame === 'invitation';
  const hasAlternates = !invitation && frame !== 'admin' && frame !== 'desk';
  const shop = frame === 'shop' || frame === 'task';
  const guest = frame === 'guest' || frame === 'qr' || invitation;
  useScrollMemory(main);
  useRise(main, pathname);
  useGuestVisit(guest);

  return (
    <div className={styles.layout} data-frame={frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it works as a link. */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // Not by hash, which would move the focus again on every Back to this entry.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {LAYOUT.skip}
      </a>
      {BACKEND.missing && <p className={styles.noBackend}>{LAYOUT.noBackend}</p>}
      {!guest && <InstallBanner />}
      <PageProgress />
      {!invitation && <Header overPicture={frame === 'qr'} hasAlternates={hasAlternates} />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {/* Outside the keyed element, so that the old page stays until the new one's code has loaded. */}
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
          <Footer hasAlternates={hasAlternates} />
        </Deferred>
      )}
      {shop && <ChatButton />}
      <EnquiryPopUp allowed={frame === 'shop'} />
      <AppUpdates guest={guest} />
      <LateWork shop={shop} />
      <Toaster />
      <RouteAnnouncer />
    </div>
  );
}

/** A session that starts on a guest's page shows no install banner and no pop-up. */
function useGuestVisit(guest: boolean): void {
  const beganAsGuest = useRef(guest);
  useEffect(() => {
    if (!beganAsGuest.current) return;
    closeBanner();
    suppressPopUp();
  }, []);
}

/** Marks the document as hydrated, and repeats what was pressed before hydration. End-to-end tests wait for the mark. */
function HydrationMark() {
  useEffect(() => {
    enterState('hydrated');
    repeatHeldPress();
    if (readText(STORAGE_KEYS.place, 'session')) {
      import('./alternate.ts').then(({ restorePlace }) => restorePlace()).catch(() => undefined);
    }
  }, []);
  return null;
}

/** Tried again after a while, and when network or visitor return; `shop`: a page that sells something. */
function LateWork({ shop }: { shop: boolean }) {
  useEffect(() => {
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      import('./start-late-work.ts')
        .then(({ startLateWork }) => startLateWork(shop))
        .catch(() => {
          isStarted = false;
        });
    };
    const timers = [DELAY_MS, DELAY_MS + RETRY_MS].map((ms) => window.setTimeout(start, ms));
    const stopRetrying = whenBack(start);
    return () => {
      timers.forEach(window.clearTimeout);
      stopRetrying();
    };
  }, [shop]);
  return null;
}

/** Announces the page's title to screen readers after navigation. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    setTitle(document.title);
  }, [pathname]);

  return <VisuallyHidden live>{title}</VisuallyHidden>;
}
