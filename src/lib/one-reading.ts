import { backendFailure } from './backend-failure.ts';

export interface ReadingView {
  readonly status: 'opening' | 'ready' | 'offline' | 'refused';
  readonly reading: boolean;
}

/** Runs one read of a list at a time, and reports its state; a second call joins the first. Rejects as the read does. */
export function oneReading(show: (change: Partial<ReadingView>) => void) {
  let running: Promise<void> | undefined;
  return (read: () => Promise<void>): Promise<void> => {
    running ??= (async () => {
      show({ reading: true });
      try {
        await read();
        show({ status: 'ready' });
      } catch (error) {
        show({ status: backendFailure(error) === 'refused' ? 'refused' : 'offline' });
        throw error;
      } finally {
        running = undefined;
        show({ reading: false });
      }
    })();
    return running;
  };
}
