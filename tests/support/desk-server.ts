import { isSameDraft } from '#src/domain/draft/draft-of-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { SAMPLE } from './sample-invitation.ts';

interface Server {
  stored: Invitation;
  /** `lost`: saves, but the response does not arrive. */
  network: 'good' | 'lost' | 'none';
  /** What happens on this phone between a save's press and its arrival. */
  meanwhile: () => void;
}

/** What `invitations-api.ts` stores, where a test mocks it with this module. */
export const server: Server = { stored: SAMPLE, network: 'good', meanwhile: () => undefined };

export function resetServer(): void {
  Object.assign(server, { stored: SAMPLE, network: 'good', meanwhile: () => undefined });
}

export async function readInvitation(): Promise<Invitation> {
  if (server.network === 'none') throw new Error('offline');
  return server.stored;
}

/** Does not change the owner's fields, like the mocked function. */
export async function saveInvitation(edited: Invitation): Promise<Invitation | undefined> {
  const { meanwhile } = server;
  server.meanwhile = () => undefined;
  meanwhile();
  const { stored, network } = server;
  if (network === 'none') throw new Error('offline');
  if (stored.updatedAt !== edited.updatedAt) return isSameDraft(stored, edited) ? undefined : stored;
  const { published, filmReleased } = stored;
  server.stored = { ...edited, published, filmReleased, updatedAt: edited.updatedAt + 1 };
  if (network === 'lost') throw new Error('the response was lost');
  return undefined;
}

/** Another phone saves. */
export function saveElsewhere(changed: Partial<Invitation>): void {
  const { stored } = server;
  server.stored = { ...stored, ...changed, updatedAt: stored.updatedAt + 1_000 };
}
