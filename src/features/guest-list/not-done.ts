import { GUESTS } from '#text/invitations/guests.ts';
import { FamiliesGone } from './families-gone.ts';

/** The message for a failed change. */
export function notDone(error: unknown): string {
  return error instanceof FamiliesGone ? GUESTS.gone : GUESTS.notDone;
}
