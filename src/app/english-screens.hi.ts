import type { Screen } from './screen.ts';

export const ENGLISH_SCREENS: readonly Screen[] = [];
