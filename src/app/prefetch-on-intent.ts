import { afterPaint } from '#src/lib/after-paint.ts';
import { savesData } from '#src/lib/saves-data.ts';

/**
 * Fetches a page's code when a finger or the mouse comes down on a link to it, or the keyboard reaches it: by the
 * time the link is followed the page is mostly there. Not for people who asked to save data.
 */
export function prefetchOnIntent(open: (pathname: string) => Promise<void>): void {
  if (savesData()) return;
  const intent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    // The navigation itself tells of a failure.
    afterPaint(() => open(link.pathname).catch(() => undefined));
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(kind, intent, { passive: true });
  }
}
