import { styleText } from 'node:util';

/** A script that only maintainers run, and one line on what for. */
export interface NamedScript {
  readonly does: string;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs the script that the first argument names, as if it had been called with the others. For an unknown name, or none,
 * it lists all of them.
 *
 * @param command as typed before the name
 */
export async function runNamed(
  command: string,
  scripts: Readonly<Record<string, NamedScript>>,
): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (script) {
    await script.run();
    return;
  }
  if (name !== '') console.error(`There is no ${command} -- ${name}.`);
  const width = Math.max(...Object.keys(scripts).map(({ length }) => length));
  for (const [each, { does }] of Object.entries(scripts)) {
    console.log(`${command} -- ${styleText('bold', each.padEnd(width))}  ${does}`);
  }
  process.exitCode = name === '' ? 0 : 1;
}
