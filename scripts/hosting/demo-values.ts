import type { Environment } from '#scripts/build/settings.ts';
import { ownValue, SETTINGS, settingsIn } from '#scripts/build/settings.ts';

/** Settings that still have a demonstration value, as lines for the terminal. */
export function demoValues(environment: Environment): string[] {
  const used = settingsIn(environment);
  return Object.entries(SETTINGS).flatMap(([name, { demo, meaning }]) =>
    demo === '' || ownValue(environment, name) !== '' || used[name] !== demo
      ? []
      : [`${name} (${demo}): ${meaning}`],
  );
}
