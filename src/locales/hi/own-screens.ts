import type { Screen } from '#src/app/screen.ts';

export const OWN_SCREENS: readonly Screen[] = [];
