import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onShutdown } from '#scripts/processes/shutdown.ts';

const STOP_WITH_PARENT = fileURLToPath(new URL('./stop-with-parent.mjs', import.meta.url));

export interface ProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Without it, each line of output goes to `onLine`. */
  readonly logFile?: string;
  readonly onLine?: (line: string) => void;
  /** Milliseconds before the command is killed. */
  readonly graceMs?: number;
  readonly beforeStop?: () => Promise<void>;
}

export interface RunningProcess {
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}

/** Starts a command in its own process group, so that Ctrl-C reaches only this process. */
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
