import { useEffect } from 'react';

/** Lets the browser ask before a reload, a closed tab or another site throws away what is typed and not saved. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (document.querySelector('[data-unsaved]')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
