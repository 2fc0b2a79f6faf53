import { withTimeout } from '#src/lib/with-timeout.ts';

/** Milliseconds to wait for a picture. One that is only slow is not refused. */
const PATIENCE_MS = 10_000;

/** Whether the browser can show the picture at this address: the page of an album or a drive is none. */
export async function showsPicture(address: string): Promise<boolean> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  const loaded = new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  image.src = address;
  return withTimeout(loaded, PATIENCE_MS).catch(() => true);
}
