import { readFileSync } from 'node:fs';

/** The files that read settings. */
const FILES = ['site', 'brand', 'farewell-folders', 'shop-facts'];

/** How they read one: its name, and the demonstration value. */
const SETTING = /env\.(VITE_[A-Z_]+), '([^']+)'/g;

/**
 * The settings for which a demonstration value is still in use, as lines for the terminal.
 *
 * @param settings the environment the site is built with
 */
export function demoValues(settings: Readonly<Record<string, string | undefined>>): string[] {
  const source = FILES.map((file) => readFileSync(`src/config/${file}.ts`, 'utf8')).join();
  return [...source.matchAll(SETTING)].flatMap(([, name = '', demo = '']) =>
    settings[name]?.trim() ? [] : [`${name} (${demo})`],
  );
}
