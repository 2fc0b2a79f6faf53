import { useState } from 'react';
import { notify } from './toast.tsx';

/** Saving from a dialog: it closes once that is done, and stays open, with what was typed, if it fails. */
export function useDialogSave(onClose: () => void, failed: string) {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    save: async (work: () => Promise<void>, done: string): Promise<void> => {
      if (busy) return;
      setBusy(true);
      try {
        await work();
        notify.success(done);
        onClose();
      } catch {
        notify.error(failed);
        setBusy(false);
      }
    },
  };
}
