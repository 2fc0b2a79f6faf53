/** Approved blessings for guests. All throw if Firestore cannot be read now. */
import { PAGE_SIZE } from '#src/config/page-size.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { parseWallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { INVITATIONS, WALL } from '#src/domain/collections.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import type { Page } from '#src/lib/pages-api.ts';
import type { ChangeSource } from './change-page.ts';
import { changesOf, newestPage } from './change-page.ts';

const WALL_PAGE = 10;

/** At most {@link PAGE_SIZE} changes in one read. */
export function wallChanges(code: string): ChangeSource<WallBlessing> {
  return changesOf(wallOf(code, PAGE_SIZE), parseWallBlessing);
}

/** Newest first, ten at a time: a read for each and one for the rules' look-up. */
export function readWallPage(code: string, after?: TimeCursor): Promise<Page<WallBlessing, TimeCursor>> {
  return newestPage(wallOf(code, WALL_PAGE), parseWallBlessing, after);
}

function wallOf(code: string, limit: number) {
  return { parent: `${INVITATIONS}/${code}`, collection: WALL, limit };
}
