/** A blessing as staff reads it; its public copy is in ./wall-blessing.ts. */
import * as v from 'valibot';
import type { Parsed } from '#src/lib/parsed.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import { BLESSING_STATES } from './blessing-states.ts';

const document = v.object({
  name: v.string(),
  /** In E.164; empty if the guest gave none. */
  phone: v.string(),
  text: v.string(),
  state: v.picklist(BLESSING_STATES),
  createdAt: timestampSchema,
});

export interface Blessing extends Parsed<typeof document> {
  readonly id: string;
}

export function parseBlessing(id: string, fields: unknown): Blessing | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}
