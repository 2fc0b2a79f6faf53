import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { retryUntilDone } from './try-again.ts';

/** Loads the page's script again after a failure; some browsers cache the failure and need a reload instead. */
export function recoverScript(): void {
  const failed = ({ target }: Event) => {
    // Scripts of other hosts are not modules.
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    removeEventListener('error', failed, true);
    let script = target;
    void retryUntilDone(async (manual) => {
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
      if (!arrived) await reloadIfSafe(manual);
      return arrived;
    });
  };
  addEventListener('error', failed, true);
}
