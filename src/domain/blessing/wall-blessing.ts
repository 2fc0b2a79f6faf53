/** What everybody may read of an approved blessing: a copy without the phone number. */
import * as v from 'valibot';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { Blessing } from './blessing.ts';

export type WallBlessing = Pick<Blessing, 'id' | 'name' | 'text' | 'createdAt'>;

const fieldsOfCopy = v.object({ name: v.string(), text: v.string(), createdAt: timestampSchema });

/** `undefined` once the blessing is hidden: then only the time of hiding is left. */
export function parseWallBlessing(id: string, fields: unknown): WallBlessing | undefined {
  const parsed = v.safeParse(fieldsOfCopy, fields);
  return parsed.success ? { id, ...parsed.output } : undefined;
}
