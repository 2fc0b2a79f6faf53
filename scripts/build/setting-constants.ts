import type { Environment } from './settings.ts';
import { settingsIn } from './settings.ts';

/** For Vite's `define`. */
export function settingConstants(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settingsIn(environment)).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
