import type { Firestore } from 'firebase-admin/firestore';
import { INVITATIONS, PORTRAITS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { parsePortrait } from '#src/domain/portraits/portrait.ts';

/** The couple's photograph on a cover, with its JPEG. */
export interface PublishedCover {
  readonly portrait: Portrait;
  readonly picture: Buffer;
}

/** The photographs on the covers of `invitations`, by code: one read for each that has one. */
export async function readCovers(
  database: Firestore,
  invitations: readonly Invitation[],
): Promise<ReadonlyMap<string, PublishedCover>> {
  const covers = new Map<string, PublishedCover>();
  for (const { code, portraits } of invitations) {
    const mark = portraits?.find(({ place }) => place === 'cover');
    if (!mark) continue;
    const read = await database.doc(`${INVITATIONS}/${code}/${PORTRAITS}/${mark.place}`).get();
    const portrait = parsePortrait(mark.place, read.data());
    const picture: unknown = read.get('picture');
    if (portrait?.version === mark.version && Buffer.isBuffer(picture))
      covers.set(code, { portrait, picture });
  }
  return covers;
}
