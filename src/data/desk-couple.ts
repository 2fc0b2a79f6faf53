/** The couple of the desk that this phone opened last: its code alone does not say whose it is. */
import * as v from 'valibot';
import { WEDDING_COUPLE_KEY } from '#src/config/late-storage-keys.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { SCRIPTS } from '#src/domain/invitation/scripts.ts';
import { readJson, readText, writeText } from '#src/lib/storage.ts';

type DeskCouple = Pick<Invitation, 'code' | 'couple'>;

const partner = v.object({
  name: v.string(),
  also: v.string(),
  script: v.picklist(SCRIPTS),
});
const stored = v.object({ code: v.string(), couple: v.tuple([partner, partner]) });

export function keepDeskCouple({ code, couple }: DeskCouple): void {
  writeText(WEDDING_COUPLE_KEY, JSON.stringify({ code, couple }));
}

/** `undefined` if no desk was opened here since this version, or another code was typed since. */
export function deskCouple(): DeskCouple | undefined {
  const parsed = v.safeParse(stored, readJson(WEDDING_COUPLE_KEY));
  const isLast = parsed.success && parsed.output.code === readText(STORAGE_KEYS.weddingCode);
  return isLast ? parsed.output : undefined;
}
