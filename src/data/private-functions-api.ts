/** Private functions of a wedding, for its editors and the owner. All throw Firebase errors. */
import { doc, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { DESK_LIMIT } from '#src/config/page-size.ts';
import { FAMILIES, PRIVATE_FUNCTIONS } from '#src/domain/collections.ts';
import { parseFamilyPage } from '#src/domain/guests/family.ts';
import type { FunctionIds } from '#src/domain/invitation/function-ids.ts';
import { newFunctionIds, opensOf } from '#src/domain/invitation/function-ids.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { PlacedFunction } from '#src/domain/invitation/private-functions.ts';
import { parsePrivateFunction, storedPrivateFunctions } from '#src/domain/invitation/stored-invitation.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/call-timeout.ts';
import { readAll, readSome } from '#src/lib/pages-api.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { partOf, privatePlace } from './below-invitation-api.ts';

const idsDocument = v.object(v.entriesFromList(FUNCTION_KEYS, v.string()));

/** Of the weddings that this tab has opened: they never change. */
const known = new Map<string, FunctionIds>();

/** Made when they are first asked for. */
export async function functionIds(code: string): Promise<FunctionIds> {
  const before = known.get(code);
  if (before) return before;
  const place = await privatePlace(code, 'functionIds');
  const reading = runTransaction(place.firestore, async (transaction) => {
    const found = await transaction.get(place);
    if (found.exists()) return v.parse(idsDocument, found.data());
    const made = newFunctionIds();
    transaction.set(place, made);
    return made;
  });
  const ids = await withTimeout(reading, CALL_TIMEOUT_MS);
  known.set(code, ids);
  return ids;
}

export async function readPrivateFunctions(code: string): Promise<readonly PlacedFunction[]> {
  const { docs } = await readSome(await partOf(code, PRIVATE_FUNCTIONS), DESK_LIMIT);
  return docs.flatMap((found) => parsePrivateFunction(found.data()) ?? []);
}

/** The common part of a batch and a transaction. */
interface Writes {
  readonly set: (place: ReturnType<typeof doc>, fields: object) => unknown;
  readonly delete: (place: ReturnType<typeof doc>) => unknown;
}

/** Adds the private functions of `invitation` to `writes`, and removes those of `before` that are no longer private. */
export async function writePrivateFunctions(
  writes: Writes,
  invitation: Pick<Invitation, 'code' | 'functions'>,
  ids: FunctionIds,
  before: readonly PlacedFunction[] = [],
): Promise<void> {
  const all = await partOf(invitation.code, PRIVATE_FUNCTIONS);
  const now = storedPrivateFunctions(invitation);
  for (const fields of now) writes.set(doc(all, ids[fields.key]), fields);
  for (const { one } of before) {
    if (!now.some(({ key }) => key === one.key)) writes.delete(doc(all, ids[one.key]));
  }
}

/** Adds the ids of its functions to each family's document that lacks them. */
export async function giveFunctionIds(code: string, ids: FunctionIds): Promise<void> {
  const families = await partOf(code, FAMILIES);
  for await (const docs of readAll(families)) {
    const batch = writeBatch(families.firestore);
    for (const found of docs) {
      const family = parseFamilyPage(found.id, found.data());
      const opens = opensOf(family?.functions ?? [], ids);
      if (family && opens.join() !== family.opens.join()) batch.update(found.ref, { opens });
    }
    await withTimeout(batch.commit(), CALL_TIMEOUT_MS);
  }
}
