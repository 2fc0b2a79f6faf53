import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** npm kept an option for itself; the message is the next step. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/**
 * What `parseArgs` reads from the command line. Throws an {@link OptionError} for an option that npm kept, as
 * it does where the `--` before it is missing: the command would do something else.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const kept = Object.keys(config.options ?? {}).filter((name) => isKept(name, process.argv.slice(2)));
  if (kept.length === 0) return parseArgs(config);
  const options = kept.map((name) => `--${name}`).join(' ');
  throw new OptionError(
    `npm kept ${options} for itself: write -- before the options, in PowerShell '--' with its quotes. For example: ` +
      `npm run ${process.env.npm_lifecycle_event ?? 'COMMAND'} -- ${options}`,
  );
}

/**
 * npm passes the options it consumes to the command in variables. An option must not be a prefix of one of
 * npm's own: npm treats `--local` as its `--local-address`, and sets no variable.
 */
function isKept(name: string, given: readonly string[]): boolean {
  const isGiven = given.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));
  return !isGiven && !!process.env[`npm_config_${name.replaceAll('-', '_')}`];
}
