import { backendFailure } from '#src/lib/backend-failure.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { BookEntry } from '../orders-api.ts';
import { openOrder } from '../orders-api.ts';

/**
 * An order as it is stored now; one that is gone has no `order`. Firestore refuses a missing order even to the owner, and
 * `guard` has asked whoever is no longer signed in.
 */
export async function reopenOrder(id: string, guard: Guard): Promise<BookEntry> {
  try {
    return await guard(() => openOrder(id));
  } catch (error) {
    if (backendFailure(error) === 'refused') return { id, order: undefined };
    throw error;
  }
}
