import { beforeEach, describe, inject } from 'vitest';
import type { Who } from './firestore-rest.ts';
import { clear } from './firestore-rest.ts';

/** Everybody but the shop's own people. */
export const VISITORS: readonly Who[] = ['guest', 'member'];

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
