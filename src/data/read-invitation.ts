/** Loaded only where a page shows no sample. */
import { INVITATION_COPY_PREFIX } from '#src/config/storage-keys.ts';
import { INVITATIONS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitation, storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { keysStartingWith, readJson, readText, removeText, writeText } from '#src/lib/storage.ts';

/** The copy of the last visit, unless the page has closed since. `now` in milliseconds since 1970. */
export function openCopy(code: string, now: number): Invitation | undefined {
  const copy = storedCopy(code);
  return copy && copy.settings.closesAt > now ? copy : undefined;
}

/** Also keeps it on this phone; `undefined` if guests may not read it. */
export async function fetchInvitation(code: string): Promise<Invitation | undefined> {
  const found = await readDocument(INVITATIONS, code, await appCheckToken());
  const invitation = found === 'hidden' ? undefined : parseInvitation(code, decodeFields(found.fields));
  if (invitation) keepCopy(invitation);
  else removeText(keyOf(code));
  return invitation;
}

/** `fetch` rejects with a TypeError without a network, and with a DOMException when it took too long. */
export function failureOf(error: unknown): 'offline' | 'busy' {
  return error instanceof TypeError || error instanceof DOMException ? 'offline' : 'busy';
}

/** More weddings than a guest attends in one season. */
const MOST_COPIES = 12;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type Key = `${typeof INVITATION_COPY_PREFIX}${string}`;

function keepCopy(invitation: Invitation): void {
  const key = keyOf(invitation.code);
  const others = keysStartingWith(INVITATION_COPY_PREFIX).filter((other) => other !== key);
  others.sort((one, other) => openedAt(other) - openedAt(one));
  for (const other of others.slice(MOST_COPIES - 1)) removeText(other);
  const fields = { ...storedFields(invitation), updatedAt: new Date(invitation.updatedAt) };
  writeText(key, JSON.stringify({ ...fields, openedAt: Date.now() }));
}

/** 0 for a copy of an older version, which has no time. */
function openedAt(key: Key): number {
  return Number(fieldsOf(readJson(key)).openedAt ?? 0);
}

function storedCopy(code: string): Invitation | undefined {
  try {
    const fields: unknown = JSON.parse(readText(keyOf(code)) ?? '', (_, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? new Date(value) : value,
    );
    return parseInvitation(code, fields);
  } catch {
    return undefined;
  }
}

function keyOf(code: string): Key {
  return `${INVITATION_COPY_PREFIX}${code}`;
}
