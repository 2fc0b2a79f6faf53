/**
 * What has been typed into a form and not yet sent, kept on this device so that a reload or a closed tab loses
 * nothing. A draft nobody came back to within a week is erased on the next visit: it may hold a number.
 *
 * Read without valibot, because every page's inline script (src/app/starter) carries this file.
 */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readText, removeText, writeText } from '#src/lib/storage.ts';

/** Field name to what was typed. */
export type DraftFields = Readonly<Record<string, string>>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** The drafts by form that are not too old. */
function readAll(): Record<string, unknown> {
  try {
    const stored = fieldsOf(JSON.parse(readText(STORAGE_KEYS.formDrafts) ?? '{}'));
    return Object.fromEntries(Object.entries(stored).filter(([, draft]) => isFresh(draft)));
  } catch {
    return {};
  }
}

function isFresh(draft: unknown): boolean {
  const { savedAt } = fieldsOf(draft);
  // A clock that was wrong for a day must not cost a draft: only age counts, in either direction.
  return typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < WEEK_MS;
}

/** What was typed into `form` before, or nothing. */
export function readDraft(form: string): DraftFields {
  const { fields } = fieldsOf(readAll()[form]);
  const texts = Object.entries(fieldsOf(fields)).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/**
 * Keeps what is in `form` now; a form with nothing in it keeps nothing.
 *
 * @returns whether it is stored; `false` means that it is gone when the tab closes
 */
export function writeDraft(form: string, fields: DraftFields): boolean {
  const typed = Object.entries(fields).filter(([, text]) => text !== '');
  const { [form]: _, ...drafts } = readAll();
  if (typed.length > 0) drafts[form] = { savedAt: Date.now(), fields: Object.fromEntries(typed) };
  return writeAll(drafts);
}

function writeAll(drafts: Record<string, unknown>): boolean {
  if (Object.keys(drafts).length > 0) return writeText(STORAGE_KEYS.formDrafts, JSON.stringify(drafts));
  removeText(STORAGE_KEYS.formDrafts);
  return true;
}

/** Forgets what was typed into `form`. */
export function clearDraft(form: string): void {
  writeDraft(form, {});
}

/** Erases the drafts that are too old, and what cannot be read as a draft. */
export function eraseOldDrafts(): void {
  if (readText(STORAGE_KEYS.formDrafts)) writeAll(readAll());
}
