import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProcess } from '#scripts/processes/start-process.ts';

const require = createRequire(import.meta.url);

/** Milliseconds after which a tool that hangs is ended; well over what a crowded machine needs. */
const TIMEOUT_MS = 1_200_000;

/** A command line tool of one of our packages. */
export interface Tool {
  readonly package: string;
  /** Its file inside the package. */
  readonly bin: string;
}

export const TSC: Tool = { package: 'typescript', bin: 'bin/tsc' };
export const BIOME: Tool = { package: '@biomejs/biome', bin: 'bin/biome' };
export const VITEST: Tool = { package: 'vitest', bin: 'vitest.mjs' };
export const PLAYWRIGHT: Tool = { package: '@playwright/test', bin: 'cli.js' };

/**
 * Runs a tool to its end, its words indented on our terminal.
 *
 * @returns its exit code; 124 when it hung and was ended
 */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const folder = dirname(require.resolve(`${tool.package}/package.json`));
  return runNode([join(folder, tool.bin), ...args], env);
}

/** Runs a file with this Node to its end, likewise. */
export async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const running = startProcess({
    command: process.execPath,
    args,
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
    onLine: (line) => {
      if (line.trim() !== '') console.log(`  ${line}`);
    },
  });
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    console.error(`  This took longer than ${TIMEOUT_MS / 60_000} minutes and was ended.`);
    void running.stop();
  }, TIMEOUT_MS);
  const code = await running.exited;
  clearTimeout(timer);
  return hung ? 124 : code;
}
