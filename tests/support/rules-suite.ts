import { beforeEach, describe, inject } from 'vitest';
import { clear } from './firestore-rest.ts';

/** A group of tests on an empty emulator; skipped, with the reason in its name, where there is none. */
export function describeRules(name: string, tests: () => void): void {
  const missing = inject('emulatorMissing');
  describe.skipIf(missing !== '')(missing === '' ? name : `${name} (${missing})`, () => {
    beforeEach(clear);
    tests();
  });
}

/** A document id as the device makes them, told apart by its first letters. */
export function deviceId(name: string): string {
  return name.padEnd(24, '0');
}
