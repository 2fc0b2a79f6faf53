import { withTimeout } from '#src/lib/with-timeout.ts';

/** A picture that takes longer counts as valid: it may only be slow. */
const LOAD_TIMEOUT_MS = 10_000;

/** Whether the address is a picture rather than, say, the web page of an album. */
export async function showsPicture(address: string): Promise<boolean> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  const loaded = new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  image.src = address;
  return withTimeout(loaded, LOAD_TIMEOUT_MS).catch(() => true);
}
