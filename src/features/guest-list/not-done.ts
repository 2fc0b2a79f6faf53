import { GUESTS } from '#text/invitations/guests.ts';
import { FamiliesGone } from './families-gone.ts';

/** What a couple reads when its change has failed. */
export function notDone(error: unknown): string {
  return error instanceof FamiliesGone ? GUESTS.gone : GUESTS.notDone;
}
