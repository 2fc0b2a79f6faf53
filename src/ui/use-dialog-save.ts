import { useWork } from './use-work.ts';

/** The dialog closes once that is done, and stays open, with what was typed, if it fails. */
export function useDialogSave(onClose: () => void, failed: Parameters<typeof useWork>[0]) {
  const { busy, run } = useWork(failed);
  return {
    busy,
    save: async (work: () => Promise<void>, done: string): Promise<void> => {
      if (!busy && (await run(work, done))) onClose();
    },
  };
}
