/**
 * What has been typed into a form and not yet sent, kept on this device so that a reload or a closed tab loses
 * nothing. A draft nobody came back to within a week is dropped: it may hold a number.
 */
import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText, removeText, writeText } from '#src/lib/storage.ts';

/** Field name to what was typed. */
export type DraftFields = Readonly<Record<string, string>>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

const storedDrafts = v.record(
  v.string(),
  v.object({ savedAt: v.number(), fields: v.record(v.string(), v.string()) }),
);

type StoredDrafts = v.InferOutput<typeof storedDrafts>;

function readAll(): StoredDrafts {
  try {
    const parsed = v.safeParse(storedDrafts, JSON.parse(readText(STORAGE_KEYS.formDrafts) ?? '{}'));
    if (!parsed.success) return {};
    // A clock that was wrong for a day must not cost a draft: only age counts, in either direction.
    const fresh = Object.entries(parsed.output).filter(
      ([, { savedAt }]) => Math.abs(Date.now() - savedAt) < WEEK_MS,
    );
    return Object.fromEntries(fresh);
  } catch {
    return {};
  }
}

function writeAll(drafts: StoredDrafts): void {
  if (Object.keys(drafts).length === 0) removeText(STORAGE_KEYS.formDrafts);
  else writeText(STORAGE_KEYS.formDrafts, JSON.stringify(drafts));
}

/** What was typed into `form` before, or nothing. */
export function readDraft(form: string): DraftFields {
  return readAll()[form]?.fields ?? {};
}

/** Keeps what stands in `form` now; a form with nothing in it keeps nothing. */
export function writeDraft(form: string, fields: DraftFields): void {
  const typed = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
  if (Object.keys(typed).length === 0) {
    clearDraft(form);
    return;
  }
  writeAll({ ...readAll(), [form]: { savedAt: Date.now(), fields: typed } });
}

/** Forgets what was typed into `form`. */
export function clearDraft(form: string): void {
  const { [form]: _, ...others } = readAll();
  writeAll(others);
}
