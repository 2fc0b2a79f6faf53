type Stop = () => Promise<void>;

const stops = new Set<Stop>();
let leaving: Promise<void> | undefined;

/** Stops run in reverse order on exit or a signal; returns a function that unregisters this one. */
export function onShutdown(stop: Stop): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

export function isShuttingDown(): boolean {
  return leaving !== undefined;
}

/** Later calls wait for the first. */
export async function shutdown(code: number): Promise<never> {
  leaving ??= stopAll();
  await leaving;
  process.exit(code);
}

async function stopAll(): Promise<void> {
  await Promise.allSettled([...stops].reverse().map((stop) => stop()));
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

for (const [signal, code] of Object.entries(SIGNALS)) {
  process.on(signal, () => void shutdown(code));
}
