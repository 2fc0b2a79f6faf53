import { beforeEach, describe, inject } from 'vitest';
import { clear } from './firestore-rest.ts';

/** Tests on an empty emulator; skipped, with the reason in the name, if there is none. */
export function describeRules(name: string, tests: () => void): void {
  const missing = inject('emulatorMissing');
  describe.skipIf(missing !== '')(missing === '' ? name : `${name} (${missing})`, () => {
    beforeEach(clear);
    tests();
  });
}

export function deviceId(name: string): string {
  return name.padEnd(24, '0');
}
