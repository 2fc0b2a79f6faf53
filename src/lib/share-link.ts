export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Copies the link where there is no share sheet. `address` is relative to the current page. */
export async function shareLink(title: string, address: string): Promise<ShareResult> {
  const url = new URL(address, window.location.href).href;
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
