/** Guests' reading of the blessings that a couple has approved. All throw if Firestore cannot be read now. */
import { PAGE_SIZE } from '#src/config/page-size.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { parseWallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { INVITATIONS, WALL } from '#src/domain/collections.ts';
import type { TimeCursor, TimeQuery } from '#src/lib/firestore-query.ts';
import { queryByTime } from '#src/lib/firestore-query.ts';
import type { Page } from '#src/lib/pages-api.ts';
import type { ChangePage } from './change-page.ts';
import { changePage } from './change-page.ts';

/** Blessings in one read of a guest's page. */
const WALL_PAGE = 10;

/** The last changes before `before`, or of all: at most {@link PAGE_SIZE}, newest first. */
export function readLatestChanges(
  code: string,
  before?: TimeCursor,
): Promise<ChangePage<WallBlessing> | 'closed'> {
  return read(code, { newestFirst: true, after: before });
}

/** What has changed since `since`, oldest first. One document is read when nothing has. */
export function readChangesSince(
  code: string,
  since: TimeCursor,
): Promise<ChangePage<WallBlessing> | 'closed'> {
  return read(code, { newestFirst: false, after: since });
}

/** Approved blessings, those written last first, ten at a time: a read for each and one for the rules' look-up. */
export async function readWallPage(
  code: string,
  after?: TimeCursor,
): Promise<Page<WallBlessing, TimeCursor>> {
  const found = await queryByTime({
    ...wallOf(code),
    // Copies that were taken off the wall have no such time.
    timeField: 'createdAt',
    newestFirst: true,
    limit: WALL_PAGE,
    after,
  });
  // The couple has closed the wall.
  if (found === 'hidden') return { items: [] };
  const { documents } = found;
  const last = documents.length === WALL_PAGE ? documents.at(-1) : undefined;
  return {
    items: documents.flatMap(({ id, fields }) => parseWallBlessing(id, fields) ?? []),
    ...(last && { next: last.cursor }),
  };
}

function wallOf(code: string) {
  return { parent: `${INVITATIONS}/${code}`, collection: WALL };
}

async function read(
  code: string,
  order: Pick<TimeQuery, 'newestFirst' | 'after'>,
): Promise<ChangePage<WallBlessing> | 'closed'> {
  const found = await queryByTime({
    ...wallOf(code),
    timeField: 'changedAt',
    limit: PAGE_SIZE,
    ...order,
  });
  return found === 'hidden' ? 'closed' : changePage(found, PAGE_SIZE, parseWallBlessing);
}
