import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { ADMIN } from '#text/admin.ts';

/** Asks before a closed tab, a link or Back throws away what is typed and not saved. */
export function useLeaveWarning(): void {
  const location = useLocation();
  const index = useRef(entryIndex());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has its own index.
  useEffect(() => {
    index.current = entryIndex();
  }, [location]);

  useEffect(() => {
    let returning = false;
    const close = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      if (!leavesPage(event) || !staysAfterQuestion()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const back = (event: PopStateEvent) => {
      const steps = index.current - entryIndex();
      // An overlay's entry has the index of its page.
      const stays = steps === 0 ? returning : staysAfterQuestion();
      if (!stays) return;
      event.stopImmediatePropagation();
      returning = steps !== 0;
      if (returning) window.history.go(steps);
    };
    window.addEventListener('beforeunload', close);
    document.addEventListener('click', follow, { capture: true });
    // Before React Router, which cannot be told to stay.
    window.addEventListener('popstate', back, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', close);
      document.removeEventListener('click', follow, { capture: true });
      window.removeEventListener('popstate', back, { capture: true });
    };
  }, []);
}

function isUnsaved(): boolean {
  return document.querySelector('[data-unsaved]') !== null;
}

function staysAfterQuestion(): boolean {
  return isUnsaved() && !window.confirm(ADMIN.leave);
}

/** Whether this click follows a link, in this tab, to another page of the shop. The browser itself asks before another site. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
    return false;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname + link.search !== pathname + search;
}

/** React Router numbers the entries of the history. */
function entryIndex(): number {
  const { idx } = fieldsOf(window.history.state);
  return typeof idx === 'number' ? idx : 0;
}
