import type { Screen } from '#src/app/screen.ts';
import { liveScreen, screen } from '#src/app/screen.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { PATHS } from '#src/config/paths.ts';

/** Screens of this site only: the owner's and couples' desks, and invitations, which have the couple's languages. */
export const OWN_SCREENS: readonly Screen[] = [
  liveScreen('desk', PATHS.myWedding(), () => import('#src/pages/my-wedding/my-wedding-page.tsx')),
  liveScreen('desk', PATHS.atTheDoor(), () => import('#src/pages/at-the-door/at-the-door-page.tsx')),
  liveScreen(
    'admin',
    PATHS.manageInvitations,
    () => import('#src/pages/manage-invitations/manage-invitations-page.tsx'),
  ),
  screen(
    'invitation',
    PATHS.invitation(':code'),
    () => import('#src/pages/invitation/invitation-page.tsx'),
    SAMPLE_CODES.map(PATHS.invitation),
  ),
  liveScreen('invitation', PATHS.wall(':code'), () => import('#src/pages/wall/wall-page.tsx')),
  liveScreen('invitation', PATHS.album(':code'), () => import('#src/pages/album/album-page.tsx')),
  liveScreen('admin', PATHS.admin, () => import('#src/pages/admin-panel/admin-panel-page.tsx')),
  liveScreen('admin', PATHS.addBlogs, () => import('#src/pages/add-blogs/add-blogs-page.tsx')),
  liveScreen('admin', PATHS.manageBlogs, () => import('#src/pages/manage-blogs/manage-blogs-page.tsx')),
  liveScreen(
    'admin',
    PATHS.farewellMessages,
    () => import('#src/pages/farewell-messages/farewell-messages-page.tsx'),
  ),
  liveScreen(
    'admin',
    PATHS.coupleMessages,
    () => import('#src/pages/couple-messages/couple-messages-page.tsx'),
  ),
  liveScreen('admin', PATHS.manageOrders, () => import('#src/pages/manage-orders/manage-orders-page.tsx')),
  liveScreen(
    'admin',
    PATHS.manageBlessings,
    () => import('#src/pages/manage-blessings/manage-blessings-page.tsx'),
  ),
  liveScreen('admin', PATHS.manageShop, () => import('#src/pages/manage-shop/manage-shop-page.tsx')),
  liveScreen(
    'admin',
    PATHS.manageBookings,
    () => import('#src/pages/manage-bookings/manage-bookings-page.tsx'),
  ),
];
