/** Keeps a press on a link from losing what was ticked before the page had any code. */

/** The link that was pressed and waits. */
const HELD = 'a[aria-busy="true"]';

/**
 * A tick counts once the page's code has seen it. Until then a pressed link of the site waits, because the page it leads
 * to would know nothing of the tick. Where the code cannot be fetched, the notice says so and links lead on.
 */
export function holdEarlyLinks(): void {
  const { dataset } = document.documentElement;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const counted = dataset.hydrated !== undefined || document.querySelector('input:checked') === null;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || counted || elsewhere || dataset.unfinished !== undefined || event.defaultPrevented) return;
    event.preventDefault();
    document.querySelector(HELD)?.removeAttribute('aria-busy');
    link.setAttribute('aria-busy', 'true');
  });
}

/** Follows the link that waits, if any: for the app, once it has seen the ticks. */
export function followHeldLink(): void {
  const link = document.querySelector<HTMLAnchorElement>(HELD);
  link?.removeAttribute('aria-busy');
  link?.click();
}
