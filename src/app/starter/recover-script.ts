import { reloadIfSafe } from '#src/app/safe-reload.ts';
import { untilDone } from '#src/app/try-again.ts';

/**
 * Fetches the page's script again when it, or one it imports, did not arrive. A browser that holds on to the first
 * failure, or a version whose files are gone, needs a reload instead.
 */
export function recoverScript(): void {
  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener('error', failed, true);
    let script = target;
    void untilDone(async (asked) => {
      const again = document.createElement('script');
      again.type = 'module';
      again.crossOrigin = script.crossOrigin;
      again.src = script.src;
      script.replaceWith(again);
      script = again;
      const arrived = await new Promise<boolean>((resolve) => {
        again.onload = () => resolve(true);
        again.onerror = () => resolve(false);
      });
      if (!arrived) await reloadIfSafe(asked);
      return arrived;
    });
  };
  // Errors of elements are heard on their way down only.
  addEventListener('error', failed, true);
}
