/** The drafts that couples have saved, for the owner. All throw Firebase errors. A couple's own: drafts-api.ts. */
import { collection, query, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { LIST_LIMIT } from '#src/config/page-size.ts';
import { DRAFTS } from '#src/domain/collections.ts';
import { parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import {
  countDocuments,
  countNewer,
  deleteDocument,
  isGone,
  readPage,
  readSome,
} from '#src/lib/pages-api.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import { eraseDraftPortraits } from './draft-portraits-api.ts';

/** The rules take a count for a list, and drafts are listed by the page. */
export const DRAFT_COUNT_LIMIT = LIST_LIMIT;

/** `draft` is missing if the document is damaged. */
export interface WaitingDraft {
  readonly id: string;
  readonly email: string;
  readonly savedAt: Date | undefined;
  readonly draft: Draft | undefined;
}

const draftDocument = v.object({
  email: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.optional(timestampSchema), undefined),
});

export function listDrafts(after?: PageCursor): Promise<Page<WaitingDraft>> {
  return readPage({ collection: DRAFTS, dateField: 'updatedAt' }, waitingDraft, after);
}

function waitingDraft(id: string, fields: unknown): WaitingDraft {
  const { email, updatedAt } = v.parse(draftDocument, fields);
  return {
    id,
    email,
    savedAt: updatedAt === undefined ? undefined : new Date(updatedAt),
    draft: parseSavedDraft(fields)?.draft,
  };
}

export function countDrafts(): Promise<number> {
  return countDocuments({ collection: DRAFTS }, DRAFT_COUNT_LIMIT);
}

/** Saved after a time in milliseconds since 1970; up to `DRAFT_COUNT_LIMIT`. */
export function countDraftsSince(time: number): Promise<number> {
  return countNewer({ collection: DRAFTS, dateField: 'updatedAt' }, time, DRAFT_COUNT_LIMIT);
}

export async function deleteDraft(uid: string): Promise<void> {
  await eraseDraftPortraits(uid);
  await deleteDocument(DRAFTS, uid);
}

/** A draft goes after its photographs. */
export function isDraftGone(uid: string): Promise<boolean> {
  return isGone(DRAFTS, uid);
}

/** Addresses in small letters. */
export async function eraseDraftsOf(emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const database = await openDatabase();
  const theirs = query(collection(database, DRAFTS), where('email', 'in', [...emails]));
  const { docs } = await readSome(theirs, LIST_LIMIT);
  for (const { id } of docs) await deleteDraft(id);
}
