/** Reads repeatedly, never sooner than the last read asked for. */
export interface Reading {
  readonly failed: () => boolean;
  /** Reads if it is time to, or at once if the last read failed and `hurry` is set. Call it often. */
  readonly look: (hurry?: boolean) => Promise<void>;
}

/** After a failed read, which is not billed. */
export const RETRY_MS = 10_000;

/** @param read returns how long to wait before the next read, in milliseconds */
export function createReading(read: () => Promise<number>): Reading {
  let triedAt = Number.NEGATIVE_INFINITY;
  let wait = 0;
  let reading = false;
  let failed = false;

  return {
    failed: () => failed,
    look: async (hurry = false) => {
      const pause = hurry && failed ? 0 : wait;
      const passed = Date.now() - triedAt;
      // A clock that was put back must not stop the wall.
      if (reading || document.hidden || (passed >= 0 && passed < pause)) return;
      reading = true;
      triedAt = Date.now();
      try {
        wait = await read();
        failed = false;
      } catch {
        wait = RETRY_MS;
        failed = true;
      }
      reading = false;
    },
  };
}
