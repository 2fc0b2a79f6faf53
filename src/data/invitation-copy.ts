/** Copies of the invitations opened on this phone, for visits without a network. Storage that fails keeps none. */
import { INVITATION_COPY_PREFIX } from '#src/config/storage-keys.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitation, storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';

/** More weddings than a guest goes to in one season. */
const MOST_COPIES = 12;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function keepCopy(invitation: Invitation): void {
  const key = keyOf(invitation.code);
  const others = keysStartingWith(INVITATION_COPY_PREFIX).filter((other) => other !== key);
  for (const other of others.slice(MOST_COPIES - 1)) removeText(other);
  const fields = { ...storedFields(invitation), updatedAt: new Date(invitation.updatedAt) };
  writeText(key, JSON.stringify(fields));
}

/** The copy of an invitation, if there is one that can be read. */
export function storedCopy(code: string): Invitation | undefined {
  try {
    const fields: unknown = JSON.parse(readText(keyOf(code)) ?? '', (_, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? new Date(value) : value,
    );
    return parseInvitation(code, fields);
  } catch {
    return undefined;
  }
}

export function dropCopy(code: string): void {
  removeText(keyOf(code));
}

function keyOf(code: string): `${typeof INVITATION_COPY_PREFIX}${string}` {
  return `${INVITATION_COPY_PREFIX}${code}`;
}
