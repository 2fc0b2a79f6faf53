import { backendFailure } from './backend-failure.ts';

export interface ReadingView {
  readonly status: 'opening' | 'ready' | 'offline' | 'refused';
  /** A page of it is on its way. */
  readonly reading: boolean;
}

/** Runs one reading of a list at a time, and shows how it goes; a second one is the first's. Rejects as the reading does. */
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
