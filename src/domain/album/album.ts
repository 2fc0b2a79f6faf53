/** When a wedding's album accepts photographs, and when guests see them. */
import * as v from 'valibot';
import type { Parsed } from '#src/lib/parsed.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

export type AlbumLife = 'before' | 'open' | 'after';

const document = v.object({
  opensAt: timestampSchema,
  closesAt: timestampSchema,
  /** From then on guests see what is approved. */
  revealsAt: timestampSchema,
  /** Marks of phones whose photographs are refused. */
  blocked: v.array(v.string()),
});

/** Times are in milliseconds since 1970. */
export interface Album extends Parsed<typeof document> {}

export function parseAlbum(fields: unknown): Album | undefined {
  const parsed = v.safeParse(document, fields);
  return parsed.success ? parsed.output : undefined;
}

/** An album can close before it has opened. */
export function lifeOfAlbum(
  { opensAt, closesAt }: Pick<Album, 'opensAt' | 'closesAt'>,
  now: number,
): AlbumLife {
  if (now >= closesAt) return 'after';
  return now < opensAt ? 'before' : 'open';
}

export function isRevealed({ revealsAt }: Pick<Album, 'revealsAt'>, now: number): boolean {
  return now >= revealsAt;
}
