/** What became of a link that somebody wanted to pass on. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Passes a link on by the phone's own share sheet; where there is none, or an in-app browser only pretends to have
 * one, it is copied instead.
 *
 * @param title what the link leads to
 * @param address a place of this site: path, search and hash; what is missing is taken from the page
 */
export async function shareLink(title: string, address: string): Promise<Shared> {
  const url = new URL(address, window.location.href).href;
  // Typed as always there, but missing in Firefox, WebViews and on plain http.
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
