import * as v from 'valibot';
import type { Draft } from '../draft/draft.ts';
import { draftSchema } from '../draft/draft.ts';

/** A draft as an account keeps it. */
export interface SavedDraft {
  /** New with every save: tells whether somebody saved from elsewhere meanwhile. */
  readonly revision: string;
  readonly draft: Draft;
}

const content = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: 'no JSON' });
      return NEVER;
    }
  }),
  v.object({ revision: v.string(), draft: draftSchema }),
);
const document = v.object({ content });

/** Reads the fields of a document; `undefined` for one that holds no draft. */
export function parseSavedDraft(fields: unknown): SavedDraft | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? parsed.output.content : undefined;
}

/** The text that a document keeps. */
export function contentOf({ revision, draft }: SavedDraft): string {
  return JSON.stringify({ revision, draft });
}
