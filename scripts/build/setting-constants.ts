import type { Environment } from './settings.ts';
import { settingsIn } from './settings.ts';

/** For Vite's `define`: each `import.meta.env.VITE_…` in the code becomes the value of that setting. */
export function settingConstants(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settingsIn(environment)).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
