import type { Screen } from '#src/app/screen.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { PATHS } from '#src/config/paths.ts';

/** Screens of this site only: the owner's and couples' desks, and invitations, which have the couple's languages. */
export const OWN_SCREENS: readonly Screen[] = [
  {
    path: PATHS.myWedding(),
    frame: 'desk',
    page: () => import('#src/pages/my-wedding/my-wedding-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.atTheDoor(),
    frame: 'desk',
    page: () => import('#src/pages/at-the-door/at-the-door-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.manageInvitations,
    frame: 'admin',
    page: () => import('#src/pages/manage-invitations/manage-invitations-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.invitation(':code'),
    frame: 'invitation',
    page: () => import('#src/pages/invitation/invitation-page.tsx'),
    prerender: SAMPLE_CODES.map(PATHS.invitation),
  },
  {
    path: PATHS.wall(':code'),
    frame: 'invitation',
    page: () => import('#src/pages/wall/wall-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.album(':code'),
    frame: 'invitation',
    page: () => import('#src/pages/album/album-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.admin,
    frame: 'admin',
    page: () => import('#src/pages/admin-panel/admin-panel-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.addBlogs,
    frame: 'admin',
    page: () => import('#src/pages/add-blogs/add-blogs-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.manageBlogs,
    frame: 'admin',
    page: () => import('#src/pages/manage-blogs/manage-blogs-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.farewellMessages,
    frame: 'admin',
    page: () => import('#src/pages/farewell-messages/farewell-messages-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.coupleMessages,
    frame: 'admin',
    page: () => import('#src/pages/couple-messages/couple-messages-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.manageOrders,
    frame: 'admin',
    page: () => import('#src/pages/manage-orders/manage-orders-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.manageBlessings,
    frame: 'admin',
    page: () => import('#src/pages/manage-blessings/manage-blessings-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.manageShop,
    frame: 'admin',
    page: () => import('#src/pages/manage-shop/manage-shop-page.tsx'),
    prerender: [],
  },
  {
    path: PATHS.manageBookings,
    frame: 'admin',
    page: () => import('#src/pages/manage-bookings/manage-bookings-page.tsx'),
    prerender: [],
  },
];
