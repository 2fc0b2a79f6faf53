import { readFileSync } from 'node:fs';

/** How src/config/site.ts reads a setting: its name, and the value that stands in for it. */
const SETTING = /env\.(VITE_[A-Z_]+), '([^']+)'/g;

/**
 * The settings for which a demonstration value is still in use, as lines for the terminal.
 *
 * @param settings the environment the site is built with
 */
export function demoValues(settings: Readonly<Record<string, string | undefined>>): string[] {
  const source = readFileSync('src/config/site.ts', 'utf8');
  return [...source.matchAll(SETTING)].flatMap(([, name = '', demo = '']) =>
    settings[name]?.trim() ? [] : [`${name} (${demo})`],
  );
}
