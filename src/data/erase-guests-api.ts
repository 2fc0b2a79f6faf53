import {
  ARRIVALS,
  BLESSINGS,
  CLOSED,
  FAMILIES,
  FAMILY_PRIVATE,
  OPENED,
  PRIVATE_FUNCTIONS,
  REPLIES,
  WALL,
} from '#src/domain/collections.ts';
import { readAll } from '#src/lib/pages-api.ts';
import { partOf, saveBelow } from './below-invitation-api.ts';

const PARTS = [
  PRIVATE_FUNCTIONS,
  FAMILY_PRIVATE,
  FAMILIES,
  REPLIES,
  OPENED,
  ARRIVALS,
  WALL,
  BLESSINGS,
  CLOSED,
] as const;

/** Deletes everything stored of a wedding's guests and their blessings. Owner only; safe to repeat, and to continue later. */
export async function eraseGuests(code: string): Promise<void> {
  for (const part of PARTS) {
    for await (const docs of readAll(await partOf(code, part))) {
      await saveBelow(code, (batch) => {
        for (const { ref } of docs) batch.delete(ref);
      });
    }
  }
}
