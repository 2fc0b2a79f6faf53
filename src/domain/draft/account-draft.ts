import * as v from 'valibot';
import type { Draft } from './draft.ts';
import { draftSchema } from './draft.ts';

export interface SavedDraft {
  /** New with every save: tells whether the draft was saved elsewhere in the meantime. */
  readonly revision: string;
  readonly draft: Draft;
}

const document = v.object({ content: v.string() });
const saved = v.object({ revision: v.string(), draft: draftSchema });

export function parseSavedDraft(fields: unknown): SavedDraft | undefined {
  const found = v.safeParse(document, fields);
  const parsed = found.success ? v.safeParse(saved, jsonIn(found.output.content)) : undefined;
  return parsed?.success ? parsed.output : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function contentOf({ revision, draft }: SavedDraft): string {
  return JSON.stringify({ revision, draft });
}
