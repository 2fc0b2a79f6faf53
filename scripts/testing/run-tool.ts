import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProcess } from '#scripts/processes/start-process.ts';

const require = createRequire(import.meta.url);

const TIMEOUT_MS = 2_700_000;

export interface Tool {
  readonly package: string;
  readonly bin: string;
}

export const TSC: Tool = { package: 'typescript', bin: 'bin/tsc' };
export const BIOME: Tool = { package: '@biomejs/biome', bin: 'bin/biome' };
export const VITEST: Tool = { package: 'vitest', bin: 'vitest.mjs' };
export const PLAYWRIGHT: Tool = { package: '@playwright/test', bin: 'cli.js' };

export interface Ended {
  /** 124 after a time-out. */
  readonly code: number;
  /** What it printed, without empty lines. */
  readonly lines: readonly string[];
}

type Environment = Readonly<Record<string, string>>;

export async function runTool(tool: Tool, args: readonly string[], env: Environment = {}): Promise<Ended> {
  const folder = dirname(require.resolve(`${tool.package}/package.json`));
  return runNode([join(folder, tool.bin), ...args], env);
}

/** Collecting garbage less often takes 6 to 8 % off what Vitest and the build need of the processor. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

export function runNode(args: readonly string[], env: Environment = {}): Promise<Ended> {
  return runCommand(process.execPath, args, { NODE_OPTIONS, ...env });
}

export async function runCommand(
  command: string,
  args: readonly string[],
  env: Environment = {},
): Promise<Ended> {
  const lines: string[] = [];
  const running = startProcess({
    command,
    args,
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
    onLine: (line) => {
      if (line.trim() !== '') lines.push(line);
    },
  });
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    lines.push(`Stopped after ${TIMEOUT_MS / 60_000} minutes.`);
    void running.stop();
  }, TIMEOUT_MS);
  const code = await running.exited;
  clearTimeout(timer);
  return { code: hung ? 124 : code, lines };
}
