/** What Firestore's REST interface sends for the sample invitation. */
import { vi } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { SAMPLE } from './sample-invitation.ts';

export const REFUSED = {
  error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
};
export const MISSING = { error: { code: 404, message: 'Document not found.', status: 'NOT_FOUND' } };

/** A plain value as Firestore's REST interface writes it. */
function encoded(value: unknown): unknown {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: encodedFields(value) } };
}

function encodedFields(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, encoded(one)]));
}

/** The document of an invitation. */
export function storedDocument(invitation: Invitation) {
  return {
    name: `projects/shop/databases/(default)/documents/invitations/${invitation.code}`,
    fields: encodedFields({ ...storedFields(invitation), updatedAt: new Date(invitation.updatedAt) }),
  };
}

export const STORED = storedDocument(SAMPLE);

export function responds(status: number, body: unknown) {
  return vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }));
}
