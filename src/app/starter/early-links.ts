const HELD_LINK = 'a[aria-busy="true"]';

/** Delays links pressed before the app has read the ticked boxes. If the app fails to load, links work as usual. */
export function holdEarlyLinks(): void {
  const { dataset } = document.documentElement;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const noEarlyTick = dataset.hydrated !== undefined || document.querySelector('input:checked') === null;
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || noEarlyTick || opensNewTab || dataset.unfinished !== undefined || event.defaultPrevented)
      return;
    event.preventDefault();
    document.querySelector(HELD_LINK)?.removeAttribute('aria-busy');
    link.setAttribute('aria-busy', 'true');
  });
}

export function followHeldLink(): void {
  const link = document.querySelector<HTMLAnchorElement>(HELD_LINK);
  link?.removeAttribute('aria-busy');
  link?.click();
}
