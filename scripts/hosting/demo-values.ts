import type { Environment } from '#scripts/build/settings.ts';
import { SETTINGS } from '#scripts/build/settings.ts';

/** Settings that still have a demonstration value, as lines for the terminal. */
export function demoValues(environment: Environment): string[] {
  return Object.entries(SETTINGS).flatMap(([name, { demo, meaning }]) =>
    demo === '' || environment[name]?.trim() ? [] : [`${name} (${demo}): ${meaning}`],
  );
}
