/** Vite's loader tries each stylesheet once, and on the next import treats a failed one as loaded. */
const failed = new Set<HTMLLinkElement>();

export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  window.addEventListener('error', onError, true);
}

export async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} could not be loaded`));
    again.rel = 'stylesheet';
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    link.replaceWith(again);
  });
}
