/** `invitations/CODE/private/approved`: a page as the owner last approved it (decision 031). Owner only. All throw Firebase errors. */
import { doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { INVITATIONS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { withPrivate } from '#src/domain/invitation/private-functions.ts';
import {
  parseInvitation,
  parsePrivateFunction,
  storedFields,
  storedPrivateFunctions,
} from '#src/domain/invitation/stored-invitation.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readFields } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { privatePlace } from './below-invitation-api.ts';
import type { OwnedInvitation } from './invitations-api.ts';
import { listInvitations } from './invitations-api.ts';
import { readPrivateFunctions } from './private-functions-api.ts';

const approvedDocument = v.object({ page: v.unknown(), hidden: v.array(v.unknown()) });

/** All functions included; `approved` is missing if the page was never approved. */
export interface ReviewedPage {
  readonly current: Invitation;
  readonly approved: Invitation | undefined;
}

export async function reviewPage(listed: Invitation): Promise<ReviewedPage> {
  const [fields, hidden] = await Promise.all([
    readFields(await privatePlace(listed.code, 'approved')),
    readPrivateFunctions(listed.code),
  ]);
  return { current: withPrivate(listed, hidden), approved: parseApproved(listed.code, fields) };
}

/** `review` is missing for closed pages, and `unknown` where it could not be read. */
export interface ListedInvitation extends OwnedInvitation {
  readonly review?: ReviewedPage | 'unknown';
}

/** Complete from the start: what came later would move buttons from under the owner's finger. */
export async function listReviewed(after?: PageCursor): Promise<Page<ListedInvitation>> {
  const page = await listInvitations(after);
  return { ...page, items: await Promise.all(page.items.map(withReview)) };
}

async function withReview(listed: OwnedInvitation): Promise<ListedInvitation> {
  const { invitation } = listed;
  if (!invitation || stateAt(Date.now(), invitation) === 'closed') return listed;
  return { ...listed, review: await reviewPage(invitation).catch(() => 'unknown' as const) };
}

/** One page of the list as it is stored now; `undefined` if it is gone. */
export async function readListed(code: string): Promise<ListedInvitation | undefined> {
  const fields = await readFields(doc(await openDatabase(), INVITATIONS, code));
  return fields === undefined
    ? undefined
    : withReview({ id: code, invitation: parseInvitation(code, fields) });
}

function parseApproved(code: string, fields: unknown): Invitation | undefined {
  const parsed = v.safeParse(approvedDocument, fields);
  const page = parsed.success ? parseInvitation(code, parsed.output.page) : undefined;
  if (!parsed.success || !page) return undefined;
  return withPrivate(
    page,
    parsed.output.hidden.flatMap((one) => parsePrivateFunction(one) ?? []),
  );
}

function approvedFields(page: Invitation) {
  return {
    page: { ...storedFields(page), updatedAt: new Date(page.updatedAt) },
    hidden: storedPrivateFunctions(page),
    approvedAt: serverTimestamp(),
  };
}

/** Approves exactly this version: what was changed since the owner read it stays a change. */
export async function approvePage(page: Invitation): Promise<void> {
  const place = await privatePlace(page.code, 'approved');
  await retryConflicts(() => setDoc(place, approvedFields(page)));
}

/** Approves the page as the list has it; private functions that the list could not read, as they are now. */
export async function publishPage(listed: Invitation, review?: ReviewedPage | 'unknown'): Promise<void> {
  const { code } = listed;
  const [database, place, page] = await Promise.all([
    openDatabase(),
    privatePlace(code, 'approved'),
    typeof review === 'object'
      ? review.current
      : readPrivateFunctions(code).then((hidden) => withPrivate(listed, hidden)),
  ]);
  const fields = approvedFields(page);
  await retryConflicts(() => {
    const batch = writeBatch(database);
    batch.update(doc(database, INVITATIONS, code), { published: true, updatedAt: serverTimestamp() });
    batch.set(place, fields);
    return batch.commit();
  });
}
