/**
 * Calls back when somebody returns to this tab, or is connected again while it is visible. Browser only.
 *
 * @returns stops that
 */
export function whenBack(back: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') back();
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
