import { PATHS } from '#src/config/paths.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { OWN_SCREENS } from '#text/own-screens.ts';
import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  ...OWN_SCREENS,
  {
    path: PATHS.invitations,
    frame: 'task',
    page: () => import('#src/pages/invitations/invitations-page.tsx'),
  },
  { path: PATHS.root, frame: 'shop', page: () => import('#src/pages/home/home-page.tsx') },
  { path: PATHS.home, frame: 'shop', page: () => import('#src/pages/home/home-page.tsx') },
  { path: PATHS.contact, frame: 'shop', page: () => import('#src/pages/contact/contact-page.tsx') },
  { path: PATHS.about, frame: 'shop', page: () => import('#src/pages/about/about-page.tsx') },
  { path: PATHS.faq, frame: 'shop', page: () => import('#src/pages/faq/faq-page.tsx') },
  { path: PATHS.privacy, frame: 'task', page: () => import('#src/pages/law/privacy-page.tsx') },
  { path: PATHS.terms, frame: 'task', page: () => import('#src/pages/law/terms-page.tsx') },
  { path: PATHS.grievances, frame: 'task', page: () => import('#src/pages/law/grievances-page.tsx') },
  { path: PATHS.accessibility, frame: 'task', page: () => import('#src/pages/law/accessibility-page.tsx') },
  ...BRANCH_IDS.map(
    (branchId): Screen => ({
      path: PATHS.farewell(branchId),
      frame: 'guest',
      page: () => import('#src/pages/farewell/farewell-page.tsx'),
    }),
  ),
  {
    path: '/farewell/message/:branchName',
    frame: 'guest',
    page: () => import('#src/pages/farewell-message/farewell-message-page.tsx'),
    prerender: BRANCH_IDS.map(PATHS.farewellMessage),
  },
  {
    path: PATHS.weddingCards,
    frame: 'shop',
    page: () => import('#src/pages/wedding-cards/wedding-cards-page.tsx'),
  },
  { path: PATHS.cars, frame: 'shop', page: () => import('#src/pages/cars/cars-page.tsx') },
  { path: PATHS.makeup, frame: 'shop', page: () => import('#src/pages/makeup/makeup-page.tsx') },
  { path: PATHS.dj, frame: 'shop', page: () => import('#src/pages/dj/dj-page.tsx') },
  { path: PATHS.gift, frame: 'shop', page: () => import('#src/pages/gift/gift-page.tsx') },
  {
    path: PATHS.firecrackers,
    frame: 'shop',
    page: () => import('#src/pages/firecrackers/firecrackers-page.tsx'),
  },
  {
    path: PATHS.photography,
    frame: 'shop',
    page: () => import('#src/pages/photography/photography-page.tsx'),
  },
  {
    path: PATHS.photographyTraditional,
    frame: 'shop',
    page: () => import('#src/pages/photography-tier/photography-traditional-page.tsx'),
  },
  {
    path: PATHS.photographyStandard,
    frame: 'shop',
    page: () => import('#src/pages/photography-tier/photography-standard-page.tsx'),
  },
  {
    path: PATHS.photographyPremium,
    frame: 'shop',
    page: () => import('#src/pages/photography-tier/photography-premium-page.tsx'),
  },
  { path: PATHS.eVideos, frame: 'shop', page: () => import('#src/pages/e-videos/e-videos-page.tsx') },
  {
    path: PATHS.qrTemplates,
    frame: 'shop',
    page: () => import('#src/pages/qr-templates/qr-templates-page.tsx'),
  },
  { path: PATHS.cart, frame: 'task', page: () => import('#src/pages/cart/cart-page.tsx') },
  {
    path: PATHS.cateringCart,
    frame: 'task',
    page: () => import('#src/pages/catering-cart/catering-cart-page.tsx'),
  },
  {
    path: PATHS.order(':id'),
    frame: 'task',
    page: () => import('#src/pages/order/order-page.tsx'),
    prerender: [],
  },
  { path: PATHS.blogs, frame: 'shop', page: () => import('#src/pages/blogs/blogs-page.tsx') },
  {
    path: PATHS.blog(':id'),
    frame: 'shop',
    page: () => import('#src/pages/blog/blog-page.tsx'),
    prerender: [],
  },
  { path: PATHS.catering, frame: 'shop', page: () => import('#src/pages/catering/catering-page.tsx') },
  { path: PATHS.vegMenu, frame: 'task', page: () => import('#src/pages/dish-menu/veg-menu-page.tsx') },
  {
    path: PATHS.nonVegMenu,
    frame: 'task',
    page: () => import('#src/pages/dish-menu/non-veg-menu-page.tsx'),
  },
  {
    path: PATHS.liveStations,
    frame: 'task',
    page: () => import('#src/pages/dish-menu/live-stations-page.tsx'),
  },
  {
    path: PATHS.qrUploadPhotos,
    frame: 'qr',
    page: () => import('#src/pages/qr-upload-photos/qr-upload-photos-page.tsx'),
  },
  { path: PATHS.qrHindu, frame: 'qr', page: () => import('#src/pages/qr-hindu/qr-hindu-page.tsx') },
  {
    path: PATHS.qrBless,
    frame: 'qr',
    page: () => import('#src/pages/bless-the-couple/bless-the-couple-page.tsx'),
  },
];

export const REDIRECTS: Readonly<Record<string, string>> = {
  [PATHS.contactUs]: PATHS.contact,
  '/photography-traditional': PATHS.photographyTraditional,
  '/photography-standard': PATHS.photographyStandard,
  '/photography-premium': PATHS.photographyPremium,
};
