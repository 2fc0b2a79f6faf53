import { GUESTS } from '#text/invitations/guests.ts';

/** All families that were to be changed have been removed elsewhere. */
export class FamiliesGone extends Error {
  override readonly name = 'FamiliesGone';
  override readonly message = 'these families have been removed';
}

/** What a couple reads when its change has failed. */
export function notDone(error: unknown): string {
  return error instanceof FamiliesGone ? GUESTS.gone : GUESTS.notDone;
}
