import { GUESTS } from '#text/invitations/guests.ts';
import { FamiliesGone } from './families-gone.ts';

export function notDone(error: unknown): string {
  return error instanceof FamiliesGone ? GUESTS.gone : GUESTS.notDone;
}
