/** `invitations/CODE/portraits/PLACE`: a couple's own photographs, for its editors and the owner. All throw Firebase errors. */
import { doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { INVITATIONS, PORTRAITS } from '#src/domain/collections.ts';
import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { marksIn, orderWith } from '#src/domain/portraits/portrait.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { partOf } from './below-invitation-api.ts';
import type { FullPortrait } from './draft-portraits-api.ts';
import {
  deletePortraits,
  fullPortraits,
  parseFullPortrait,
  portraitDocument,
  UPLOAD_TIMEOUT_MS,
} from './draft-portraits-api.ts';

const page = v.object({ order: v.string(), updatedAt: timestampSchema });

export async function readPortraits(code: string): Promise<readonly FullPortrait[]> {
  return fullPortraits(await partOf(code, PORTRAITS));
}

export async function readPortrait(code: string, place: PortraitPlace): Promise<FullPortrait | undefined> {
  const stored = await withTimeout(getDoc(doc(await partOf(code, PORTRAITS), place)), UPLOAD_TIMEOUT_MS);
  return parseFullPortrait(place, stored.data());
}

/** Rejects if the stored photograph is no longer `known`, the version that this phone has seen there. */
export async function savePortrait(
  code: string,
  full: FullPortrait,
  known: string | undefined,
): Promise<void> {
  const fields = await portraitDocument(full);
  const { place, version } = full.portrait;
  return change(code, place, { known, version }, (transaction, at) => transaction.set(at, fields));
}

/** Rejects as {@link savePortrait} does. */
export async function removePortrait(
  code: string,
  place: PortraitPlace,
  known: string | undefined,
): Promise<void> {
  return change(code, place, { known }, (transaction, at) => transaction.delete(at));
}

type Transaction = Parameters<Parameters<typeof runTransaction>[1]>[0];

async function change(
  code: string,
  place: PortraitPlace,
  { known, version }: { readonly known: string | undefined; readonly version?: string },
  write: (transaction: Transaction, at: ReturnType<typeof doc>) => unknown,
): Promise<void> {
  const database = await openDatabase();
  const invitation = doc(database, INVITATIONS, code);
  const at = doc(await partOf(code, PORTRAITS), place);
  const saving = runTransaction(database, async (transaction) => {
    const { order } = v.parse(page, (await transaction.get(invitation)).data());
    const mark = marksIn(order).find((one) => one.place === place)?.version;
    if (mark !== known && mark !== version) {
      // An older version of the shop may have left a mark without its photograph, or one without a mark.
      const stored = parseFullPortrait(place, (await transaction.get(at)).data());
      if (stored?.portrait.version !== known) throw new Error(`${place} has changed elsewhere`);
    }
    transaction.update(invitation, {
      order: orderWith(order, place, version),
      updatedAt: serverTimestamp(),
    });
    write(transaction, at);
  });
  await withTimeout(saving, UPLOAD_TIMEOUT_MS);
}

export async function erasePortraits(code: string): Promise<void> {
  await deletePortraits(await partOf(code, PORTRAITS));
}
