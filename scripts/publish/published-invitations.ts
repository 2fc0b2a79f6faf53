import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { INVITATIONS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitation } from '#src/domain/invitation/stored-invitation.ts';

const PAGE = 300;

export interface PublishedInvitations {
  /** In the order of their codes. */
  readonly open: readonly Invitation[];
  /** Codes of published documents that are no invitation. */
  readonly damaged: readonly string[];
}

/** Reads every invitation that guests may read at `now` (milliseconds since 1970): one read each. */
export async function readPublished(database: Firestore, now: number): Promise<PublishedInvitations> {
  const published = database
    .collection(INVITATIONS)
    .where('published', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  const open: Invitation[] = [];
  const damaged: string[] = [];
  let page = await published.get();
  while (!page.empty) {
    for (const document of page.docs) {
      const invitation = parseInvitation(document.id, document.data());
      if (!invitation) damaged.push(document.id);
      else if (invitation.settings.closesAt > now) open.push(invitation);
    }
    page = await published.startAfter(page.docs.at(-1)).get();
  }
  return { open, damaged };
}
