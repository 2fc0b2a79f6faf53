/** What a phone keeps of its owner's invitation, for visits by another link or offline. */
import * as v from 'valibot';
import { GUEST_PREFIX } from '#src/config/storage-keys.ts';
import { familyPage } from '#src/domain/guests/family.ts';
import { keptFunctions } from '#src/domain/invitation/private-functions.ts';
import { replyFields } from '#src/domain/reply/reply.ts';
import { FAMILY_ID_PATTERN, OPEN_REPLY_ID_PATTERN } from '#src/domain/text-patterns.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { keysStartingWith, readJson, readText, removeText, writeText } from '#src/lib/storage.ts';

type Key = `${typeof GUEST_PREFIX}${string}`;

/** As many as the copies of invitations. */
const MOST_RECORDS = 12;

const matching = (pattern: string) => v.optional(v.pipe(v.string(), v.regex(new RegExp(pattern, 'u'))));

const record = v.object({
  token: matching(FAMILY_ID_PATTERN),
  family: v.optional(v.object({ id: v.string(), ...familyPage.entries })),
  /** The functions that only its link shows, as last read. */
  own: v.optional(keptFunctions),
  /** Day in India on which the link was last marked as opened. */
  openedOn: v.optional(v.string()),
  openId: matching(OPEN_REPLY_ID_PATTERN),
  by: v.optional(v.string()),
  /** The reply as last known to be stored. */
  reply: v.optional(
    v.object({
      id: v.string(),
      ...replyFields.entries,
      rev: v.number(),
      by: v.string(),
      updatedAt: v.number(),
    }),
  ),
});

export interface GuestRecord extends Parsed<typeof record> {}

/** Empty if nothing readable is kept. */
export function guestRecord(code: string): GuestRecord {
  const stored = v.safeParse(record, readJson(keyOf(code)));
  return stored.success ? stored.output : {};
}

/** Changes some fields. If storage fails, they are kept until the tab closes. */
export function changeRecord(code: string, change: Partial<GuestRecord>): GuestRecord {
  const key = keyOf(code);
  const others = keysStartingWith(GUEST_PREFIX).filter((other) => other !== key);
  others.sort((one, other) => changedAt(other) - changedAt(one));
  for (const other of others.slice(MOST_RECORDS - 1)) removeText(other);
  const changed = { ...guestRecord(code), ...change };
  writeText(key, JSON.stringify({ ...changed, changedAt: Date.now() }));
  return changed;
}

/** 0 for a record of an older version, which has no time. */
function changedAt(key: Key): number {
  return Number(fieldsOf(readJson(key)).changedAt ?? 0);
}

/** Keeps only what lets the guest in again, for a page that is not open to guests. */
export function closeRecord(code: string): void {
  if (readText(keyOf(code)) === undefined) return;
  changeRecord(code, { family: undefined, own: undefined, reply: undefined });
}

/** Forgets the family and all that its link shows, but not this phone's own reply by the open link. */
export function forgetFamily(code: string): void {
  const { openId, by } = guestRecord(code);
  removeText(keyOf(code));
  if (openId) changeRecord(code, { openId, by });
}

function keyOf(code: string): Key {
  return `${GUEST_PREFIX}${code}`;
}
