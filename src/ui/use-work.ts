import { useState } from 'react';
import { notify } from './toast.tsx';

/**
 * Something that a press starts. `run` resolves with whether it was done, and says so if it is told what to say.
 *
 * @param failed what to say of a failure
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
