import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onShutdown } from '#scripts/processes/shutdown.ts';

const STOP_WITH_PARENT = fileURLToPath(new URL('./stop-with-parent.mjs', import.meta.url));

/** A command to run beside ours. */
export interface ProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Working directory; ours when left out. */
  readonly cwd?: string;
  /** Variables added to ours. */
  readonly env?: Readonly<Record<string, string>>;
  /** File that takes what the command says; without it each line goes to `onLine`. */
  readonly logFile?: string;
  readonly onLine?: (line: string) => void;
  /** Milliseconds the command has to end by itself once asked to. */
  readonly graceMs?: number;
  /** What is to be done while it still runs, before it is asked to end. */
  readonly beforeStop?: () => Promise<void>;
}

/** A running command. */
export interface RunningProcess {
  /** Resolves with its exit code once it has ended. */
  readonly exited: Promise<number>;
  /** Asks it to end, insists after the grace, and resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a command that cannot outlive us (stop-with-parent.mjs), in a process group of its own: Ctrl-C reaches only
 * us, and we stop our processes in order.
 */
export function startProcess(options: ProcessOptions): RunningProcess {
  const { command, args, cwd, env, logFile, onLine = () => undefined, graceMs = 8_000, beforeStop } = options;
  const child = spawn(process.execPath, [STOP_WITH_PARENT, String(graceMs), command, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  child.stdin?.on('error', () => undefined);
  if (logFile !== undefined) logTo(logFile, child);
  else for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);

  let running = true;
  const exited = new Promise<number>((resolve) => {
    child.once('close', (code) => {
      running = false;
      unregister();
      resolve(code ?? 1);
    });
  });
  let stopping: Promise<void> | undefined;
  const end = async () => {
    if (running) await beforeStop?.().catch((error) => console.error(error));
    child.stdin?.end();
    await exited;
  };
  const stop = () => {
    stopping ??= end();
    return stopping;
  };
  const unregister = onShutdown(stop);
  return { exited, stop };
}

function logTo(file: string, child: ChildProcess): void {
  const log = createWriteStream(file);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
}
