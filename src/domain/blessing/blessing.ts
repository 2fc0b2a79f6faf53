/** A blessing as staff reads it; its public copy is in ./wall-blessing.ts. */
import * as v from 'valibot';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { BlessingState } from './blessing-states.ts';
import { BLESSING_STATES } from './blessing-states.ts';

export interface Blessing {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** In E.164; empty if the guest gave none. */
  readonly phone: string;
  /** When it first arrived, in milliseconds since 1970. */
  readonly createdAt: number;
  readonly state: BlessingState;
}

const document = v.object({
  name: v.string(),
  phone: v.string(),
  text: v.string(),
  state: v.picklist(BLESSING_STATES),
  createdAt: timestampSchema,
});

/** The blessing in a document's fields; `undefined` when they are none. */
export function parseBlessing(id: string, fields: unknown): Blessing | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}
