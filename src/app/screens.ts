import { PATHS } from '#src/config/paths.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { OWN_SCREENS } from '#text/own-screens.ts';
import type { Screen } from './screen.ts';
import { liveScreen, screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  ...OWN_SCREENS,
  screen('task', PATHS.invitations, () => import('#src/pages/invitations/invitations-page.tsx')),
  screen('shop', PATHS.root, () => import('#src/pages/home/home-page.tsx')),
  screen('shop', PATHS.home, () => import('#src/pages/home/home-page.tsx')),
  screen('shop', PATHS.contact, () => import('#src/pages/contact/contact-page.tsx')),
  screen('shop', PATHS.about, () => import('#src/pages/about/about-page.tsx')),
  screen('shop', PATHS.faq, () => import('#src/pages/faq/faq-page.tsx')),
  screen('task', PATHS.privacy, () => import('#src/pages/law/privacy-page.tsx')),
  screen('task', PATHS.terms, () => import('#src/pages/law/terms-page.tsx')),
  screen('task', PATHS.grievances, () => import('#src/pages/law/grievances-page.tsx')),
  screen('task', PATHS.accessibility, () => import('#src/pages/law/accessibility-page.tsx')),
  ...BRANCH_IDS.map((branchId) =>
    screen('guest', PATHS.farewell(branchId), () => import('#src/pages/farewell/farewell-page.tsx')),
  ),
  screen(
    'guest',
    '/farewell/message/:branchName',
    () => import('#src/pages/farewell-message/farewell-message-page.tsx'),
    BRANCH_IDS.map(PATHS.farewellMessage),
  ),
  screen('shop', PATHS.weddingCards, () => import('#src/pages/wedding-cards/wedding-cards-page.tsx')),
  screen('shop', PATHS.cars, () => import('#src/pages/cars/cars-page.tsx')),
  screen('shop', PATHS.makeup, () => import('#src/pages/makeup/makeup-page.tsx')),
  screen('shop', PATHS.dj, () => import('#src/pages/dj/dj-page.tsx')),
  screen('shop', PATHS.gift, () => import('#src/pages/gift/gift-page.tsx')),
  screen('shop', PATHS.firecrackers, () => import('#src/pages/firecrackers/firecrackers-page.tsx')),
  screen('shop', PATHS.photography, () => import('#src/pages/photography/photography-page.tsx')),
  screen(
    'shop',
    PATHS.photographyTraditional,
    () => import('#src/pages/photography-tier/photography-traditional-page.tsx'),
  ),
  screen(
    'shop',
    PATHS.photographyStandard,
    () => import('#src/pages/photography-tier/photography-standard-page.tsx'),
  ),
  screen(
    'shop',
    PATHS.photographyPremium,
    () => import('#src/pages/photography-tier/photography-premium-page.tsx'),
  ),
  screen('shop', PATHS.eVideos, () => import('#src/pages/e-videos/e-videos-page.tsx')),
  screen('shop', PATHS.qrTemplates, () => import('#src/pages/qr-templates/qr-templates-page.tsx')),
  screen('task', PATHS.cart, () => import('#src/pages/cart/cart-page.tsx')),
  screen('task', PATHS.cateringCart, () => import('#src/pages/catering-cart/catering-cart-page.tsx')),
  liveScreen('task', PATHS.order(':id'), () => import('#src/pages/order/order-page.tsx')),
  screen('shop', PATHS.blogs, () => import('#src/pages/blogs/blogs-page.tsx')),
  liveScreen('shop', PATHS.blog(':id'), () => import('#src/pages/blog/blog-page.tsx')),
  screen('shop', PATHS.catering, () => import('#src/pages/catering/catering-page.tsx')),
  screen('task', PATHS.vegMenu, () => import('#src/pages/dish-menu/veg-menu-page.tsx')),
  screen('task', PATHS.nonVegMenu, () => import('#src/pages/dish-menu/non-veg-menu-page.tsx')),
  screen('task', PATHS.liveStations, () => import('#src/pages/dish-menu/live-stations-page.tsx')),
  screen('qr', PATHS.qrUploadPhotos, () => import('#src/pages/qr-upload-photos/qr-upload-photos-page.tsx')),
  screen('qr', PATHS.qrHindu, () => import('#src/pages/qr-hindu/qr-hindu-page.tsx')),
  screen('qr', PATHS.qrBless, () => import('#src/pages/bless-the-couple/bless-the-couple-page.tsx')),
];

export const REDIRECTS: Readonly<Record<string, string>> = {
  [PATHS.contactUs]: PATHS.contact,
  '/photography-traditional': PATHS.photographyTraditional,
  '/photography-standard': PATHS.photographyStandard,
  '/photography-premium': PATHS.photographyPremium,
};
