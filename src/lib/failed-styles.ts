/**
 * The bundler's loader fetches each stylesheet once: on a second attempt it would take one that failed for there, and
 * show the page without it.
 */
const failed = new Set<HTMLLinkElement>();

/** Starts to notice stylesheets that do not arrive. */
export function watchStyles(): void {
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Errors of elements are heard on their way down only.
  window.addEventListener('error', heard, true);
}

/** Fetches again what did not arrive; rejects when that fails once more. */
export async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} cannot be fetched`));
    again.rel = 'stylesheet';
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    link.replaceWith(again);
  });
}
