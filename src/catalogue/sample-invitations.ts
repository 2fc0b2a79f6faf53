import { CHRISTIAN_SAMPLE } from './sample-invitations/christian.ts';
import { HINDU_SAMPLE } from './sample-invitations/hindu.ts';
import { MODERN_SAMPLE } from './sample-invitations/modern.ts';
import { MUSLIM_SAMPLE } from './sample-invitations/muslim.ts';
import type { SampleWedding } from './sample-invitations/sample-wedding.ts';
import { SIKH_SAMPLE } from './sample-invitations/sikh.ts';

/** One made-up wedding for each dress, in the order of TRADITIONS. */
export const SAMPLE_WEDDINGS: readonly SampleWedding[] = [
  HINDU_SAMPLE,
  MUSLIM_SAMPLE,
  SIKH_SAMPLE,
  CHRISTIAN_SAMPLE,
  MODERN_SAMPLE,
];
