import { useState } from 'react';
import { notify } from './toast.tsx';

/**
 * Work that a press starts. `run` resolves with whether it was done, and reports success if it is given a text
 * for it.
 *
 * @param failed the text for a failure
 */
export function useWork(failed: string | ((error: unknown) => string)) {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) notify.success(done);
      return true;
    } catch (error) {
      notify.error(typeof failed === 'string' ? failed : failed(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
