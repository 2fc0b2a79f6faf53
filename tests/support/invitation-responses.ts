/** What Firestore's REST interface sends for the sample invitation. */
import { vi } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { encodeFields } from './firestore-rest.ts';
import { SAMPLE } from './sample-invitation.ts';

export const REFUSED = {
  error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
};
export const MISSING = { error: { code: 404, message: 'Document not found.', status: 'NOT_FOUND' } };

/** The document of an invitation. */
export function storedDocument(invitation: Invitation) {
  return {
    name: `projects/shop/databases/(default)/documents/invitations/${invitation.code}`,
    fields: encodeFields({ ...storedFields(invitation), updatedAt: new Date(invitation.updatedAt) }),
  };
}

export const STORED = storedDocument(SAMPLE);

export function responds(status: number, body: unknown) {
  return vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }));
}
