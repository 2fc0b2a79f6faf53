import { useEffect } from 'react';
import { ADMIN } from '#text/admin.ts';

/**
 * Asks before a closed tab, a link or Back throws away what is typed and not saved. Browsers without the Navigation API
 * do not ask at Back.
 */
export function useLeaveWarning(): void {
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      if (!leavesByLink(event) || !wantsToStay()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // React Router handles Back first and cannot be stopped.
    const goBack = (event: NavigateEvent) => {
      const leaves = event.navigationType === 'traverse' && isOtherPage(new URL(event.destination.url));
      if (leaves && event.cancelable && wantsToStay()) event.preventDefault();
    };
    window.addEventListener('beforeunload', close);
    document.addEventListener('click', follow, { capture: true });
    window.navigation?.addEventListener('navigate', goBack);
    return () => {
      window.removeEventListener('beforeunload', close);
      document.removeEventListener('click', follow, { capture: true });
      window.navigation?.removeEventListener('navigate', goBack);
    };
  }, []);
}

function isUnsaved(): boolean {
  return document.querySelector('[data-unsaved]') !== null;
}

function wantsToStay(): boolean {
  return isUnsaved() && !window.confirm(ADMIN.leave);
}

/** Whether this click follows a link, in this tab, to another page of the shop. The browser itself asks before another site. */
function leavesByLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
    return false;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return isOtherPage(link);
}

function isOtherPage({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): boolean {
  const here = window.location;
  return origin === here.origin && pathname + search !== here.pathname + here.search;
}
