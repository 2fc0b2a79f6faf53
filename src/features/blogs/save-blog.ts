import { backendFailure } from '#src/lib/backend-failure.ts';
import { doneOrUnsure, UnsureError } from '#src/lib/done-or-unsure.ts';
import type { Check } from './blogs-api.ts';
import type { EditedBlog } from './edited-blog.ts';
import { isSameBlog, readEdited } from './edited-blog.ts';

/** Somebody else has changed the blog since it was opened; `theirs` is missing if it is gone. Nothing was written. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';

  constructor(readonly theirs: EditedBlog | undefined) {
    super('the blog has changed');
  }
}

interface BlogToSave {
  /** As it was opened; missing for a new one. */
  readonly opened: EditedBlog | undefined;
  /** As it is stored afterwards. */
  readonly wanted: EditedBlog;
  /** Calls `check` in the transaction that writes; there is none for a new one. */
  readonly write: (check: Check | undefined) => Promise<void>;
}

/** Saves a blog or a draft unless it has changed since. One that an attempt with a lost response has stored counts as saved. */
export async function saveBlog({ opened, wanted, write }: BlogToSave): Promise<void> {
  const isSaved = async () => isAlike(await readEdited(wanted.kind, wanted.id), wanted);
  const check = opened && (() => checkUnchanged(opened));
  try {
    // Before the transaction too, which without a network is tried for seconds.
    await check?.();
  } catch (error) {
    if (error instanceof OvertakenError && (await isSaved())) return;
    throw error;
  }
  await doneOrUnsure(() => write(check), isSaved);
}

async function checkUnchanged(opened: EditedBlog): Promise<void> {
  const stored = await readEdited(opened.kind, opened.id);
  if (!isAlike(stored, opened)) throw new OvertakenError(stored);
}

function isAlike(stored: EditedBlog | undefined, other: EditedBlog): boolean {
  return stored !== undefined && isSameBlog(stored.typed, other.typed) && stored.picture === other.picture;
}

/** Why a blog was not saved, or may not be. */
export type BlogFailure = 'refused' | 'line' | 'unsure' | 'changed' | 'gone';

export function blogFailure(error: unknown): BlogFailure {
  if (error instanceof OvertakenError) return error.theirs ? 'changed' : 'gone';
  if (error instanceof UnsureError) return 'unsure';
  return backendFailure(error) === 'refused' ? 'refused' : 'line';
}
