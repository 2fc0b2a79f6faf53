/** Unsent form text, kept on this device for a week. No valibot: it is part of every page's inline script. */
import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readJson, readText, removeText, writeText } from '#src/lib/storage.ts';

export type DraftFields = Readonly<Record<string, string>>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

function readAll(): Record<string, unknown> {
  const stored = fieldsOf(readJson(STARTER_KEYS.formDrafts));
  return Object.fromEntries(Object.entries(stored).filter(([, draft]) => isFresh(draft)));
}

function isFresh(draft: unknown): boolean {
  const { savedAt } = fieldsOf(draft);
  // Absolute age, so that a wrong clock does not lose a draft.
  return typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < WEEK_MS;
}

export function readDraft(form: string): DraftFields {
  const { fields } = fieldsOf(readAll()[form]);
  const texts = Object.entries(fieldsOf(fields)).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Saves the fields, or clears the draft when all are empty; `false` if storage is blocked or full. */
export function writeDraft(form: string, fields: DraftFields): boolean {
  const typed = Object.entries(fields).filter(([, text]) => text !== '');
  const { [form]: _, ...drafts } = readAll();
  if (typed.length > 0) drafts[form] = { savedAt: Date.now(), fields: Object.fromEntries(typed) };
  return writeAll(drafts);
}

function writeAll(drafts: Record<string, unknown>): boolean {
  if (Object.keys(drafts).length > 0) return writeText(STARTER_KEYS.formDrafts, JSON.stringify(drafts));
  removeText(STARTER_KEYS.formDrafts);
  return true;
}

export function clearDraft(form: string): void {
  writeDraft(form, {});
}

export function eraseOldDrafts(): void {
  if (readText(STARTER_KEYS.formDrafts)) writeAll(readAll());
}
