import { parseArgs } from 'node:util';

/** The number given on the command line as `--seed N` or `--guests N`, or the usual one. Throws if it is none. */
export function numberOption(name: 'seed' | 'guests', usual: number): number {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, guests: { type: 'string' } },
    allowPositionals: true,
  });
  const given = values[name] === undefined ? usual : Number(values[name]);
  if (!Number.isSafeInteger(given)) throw new Error(`--${name} needs a whole number`);
  return given;
}
