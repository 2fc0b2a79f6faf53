import { afterPaint } from '#src/lib/after-paint.ts';
import { savesData } from '#src/lib/connection.ts';
import { sitePath } from '#src/lib/site-path.ts';

/** Loads a page's code when a link to it is hovered, touched or focused, unless data saving is on. */
export function prefetchOnIntent(open: (pathname: string) => Promise<void>): void {
  if (savesData()) return;
  const intent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    afterPaint(() => open(sitePath(link.pathname)).catch(() => undefined));
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(kind, intent, { passive: true });
  }
}
