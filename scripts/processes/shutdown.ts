/**
 * One way out for every command that starts others: on Ctrl-C, a kill or the terminal's closing,
 * everything registered here is stopped before this process ends.
 */
type Stop = () => Promise<void>;

const stops = new Set<Stop>();
let leaving: Promise<void> | undefined;

/**
 * Registers something to stop on the way out; the latest is stopped first.
 *
 * @returns takes the registration back
 */
export function onShutdown(stop: Stop): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Whether we are on the way out, so that a process's end is no surprise. */
export function isShuttingDown(): boolean {
  return leaving !== undefined;
}

/** Stops everything and ends with the code. Called twice, it only waits for the first. */
export async function shutdown(code: number): Promise<never> {
  leaving ??= stopAll();
  await leaving;
  process.exit(code);
}

async function stopAll(): Promise<void> {
  await Promise.allSettled([...stops].reverse().map((stop) => stop()));
}

/** Exit codes a shell expects after a signal. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

for (const [signal, code] of Object.entries(SIGNALS)) {
  process.on(signal, () => void shutdown(code));
}
