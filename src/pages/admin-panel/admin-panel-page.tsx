import { COUNT_LIMIT } from '#src/config/page-size.ts';
import { PATHS } from '#src/config/paths.ts';
import { countNewBlessings } from '#src/data/all-blessings-api.ts';
import { lastLook } from '#src/data/last-looks.ts';
import { countDrafts, countDraftsSince, DRAFT_COUNT_LIMIT } from '#src/data/waiting-drafts-api.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { useLiveCount } from '#src/features/admin/use-live-count.ts';
import { countBlogs } from '#src/features/blogs/blogs-api.ts';
import { countBookings } from '#src/features/bookings/bookings-api.ts';
import { countMessages, countMessagesSince } from '#src/features/messages/messages-api.ts';
import { countOrdersSince } from '#src/features/orders/new-orders-api.ts';
import { countOrders } from '#src/features/orders/orders-api.ts';
import type { Guard } from '#src/lib/guard.ts';
import { groupDigits } from '#src/lib/money.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ADMIN } from '#text/admin.ts';
import styles from './admin-panel-page.module.css';

const LISTS: readonly OwnerList[] = [
  {
    label: ADMIN.orders,
    to: PATHS.manageOrders,
    forHelpers: true,
    read: countOrders,
    readNew: () => countOrdersSince(lastLook('orders')),
  },
  {
    label: ADMIN.bookings,
    to: PATHS.manageBookings,
    forHelpers: true,
    read: countBookings,
  },
  {
    label: ADMIN.invitations,
    line: ADMIN.waitingDrafts,
    to: PATHS.manageInvitations,
    read: countDrafts,
    most: DRAFT_COUNT_LIMIT,
    readNew: () => countDraftsSince(lastLook('drafts')),
  },
  {
    label: ADMIN.blessings,
    line: ADMIN.waitingBlessings,
    to: PATHS.manageBlessings,
    forHelpers: true,
    read: countNewBlessings,
    readNew: () => countNewBlessings(lastLook('blessings')),
  },
  { label: ADMIN.blogs, to: PATHS.addBlogs, read: countBlogs },
  {
    label: ADMIN.farewells,
    to: PATHS.farewellMessages,
    forHelpers: true,
    read: () => countMessages({ collection: 'farewellMessages' }),
    readNew: () => countMessagesSince({ collection: 'farewellMessages' }, lastLook('farewellMessages')),
  },
  {
    label: ADMIN.couples,
    to: PATHS.coupleMessages,
    forHelpers: true,
    read: () => countMessages({ collection: 'blesscouple' }),
    readNew: () => countMessagesSince({ collection: 'blesscouple' }, lastLook('blesscouple')),
  },
];

interface OwnerList {
  readonly label: string;
  readonly to: string;
  readonly forHelpers?: true;
  readonly read: () => Promise<number>;
  /** Counts what has come since the owner last looked; absent for what only the owner writes. */
  readonly readNew?: () => Promise<number>;
  /** What is counted, where the label does not say it. */
  readonly line?: string;
  /** What `read` counts up to. */
  readonly most?: number;
}

/** /adminpanel: links to the lists of the person who is signed in, each with its current count. */
export default function AdminPanelPage() {
  return (
    <AdminFrame title={ADMIN.panelTitle} path={PATHS.admin} forHelpers>
      {(guard, role) => (
        <>
          <p className={styles.line}>{ADMIN.panelLine}</p>
          <ul className={styles.lists}>
            {LISTS.filter(({ forHelpers }) => forHelpers || role === 'owner').map((list) => (
              <ListRow key={list.to} list={list} guard={guard} />
            ))}
            {role === 'owner' && (
              <li className={styles.list}>
                <span className={styles.count} aria-hidden="true">
                  ₹
                </span>
                <LinkButton to={PATHS.manageShop} small>
                  {ADMIN.shop}
                </LinkButton>
                <span className={styles.text}>{ADMIN.shopLine}</span>
              </li>
            )}
          </ul>
        </>
      )}
    </AdminFrame>
  );
}

function ListRow({ list, guard }: { list: OwnerList; guard: Guard }) {
  const { label, to, read, readNew, line, most = COUNT_LIMIT } = list;
  const { count, failed } = useLiveCount(guard, read);
  const shown = count === undefined ? '' : `${groupDigits(count)}${count >= most ? '+' : ''}`;
  return (
    <li className={styles.list}>
      <span className={styles.count} aria-hidden="true">
        {shown || '–'}
      </span>
      <p className={styles.link}>
        <LinkButton to={to} small>
          {label}
        </LinkButton>
        {readNew && <News read={readNew} guard={guard} />}
      </p>
      <span className={styles.text} role="status">
        {failed
          ? ADMIN.notCounted
          : shown && (
              <>
                <VisuallyHidden>{ADMIN.counted(shown)}</VisuallyHidden> {line}
              </>
            )}
      </span>
    </li>
  );
}

function News({ read, guard }: { read: () => Promise<number>; guard: Guard }) {
  const { count = 0 } = useLiveCount(guard, read);
  return (
    <span className={styles.news} role="status">
      {count > 0 && ADMIN.news(groupDigits(count))}
    </span>
  );
}
