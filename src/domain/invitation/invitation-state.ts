import type { Invitation } from './invitation.ts';

export type InvitationState = 'unpublished' | 'published' | 'closed';

/** `now` in milliseconds since 1970. */
export function stateAt(now: number, { published, settings }: Invitation): InvitationState {
  if (settings.closesAt <= now) return 'closed';
  return published ? 'published' : 'unpublished';
}

/** Matches part of a name, the city, or the code. */
export function matches({ couple, place, code }: Invitation, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  const texts = [...couple.flatMap(({ name, also }) => [name, also]), place, code];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
