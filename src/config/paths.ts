/**
 * Every address of the site, as SPEC §2 spells it ('photogrphy' included).
 * Links are written with these, never by hand, so that a moved page cannot leave a dead link behind.
 */
import type { Branch } from './limits.ts';
import { BRANCHES } from './limits.ts';

/** Tells a branch of ours from any other word in an address. */
export function isBranch(word: string | undefined): word is Branch {
  return BRANCHES.some((branch) => branch === word);
}

export const PATHS = {
  root: '/',
  home: '/home',
  contact: '/contact',
  contactUs: '/contact-us',
  about: '/about',
  faq: '/faq',

  weddingCards: '/weddingcards',
  makeup: '/makeup',
  cars: '/carservice',
  photography: '/photography',
  photographyTraditional: '/photogrphy-traditional',
  photographyStandard: '/photogrphy-standard',
  photographyPremium: '/photogrphy-premium',
  dj: '/dj',
  firecrackers: '/firecrackers',
  gift: '/gift',
  eVideos: '/e-videos',
  qrTemplates: '/qr-templates',

  catering: '/catering',
  vegMenu: '/veg-menu',
  nonVegMenu: '/non-veg-menu',
  liveStations: '/live-stations',
  cateringCart: '/catering-cart',
  cart: '/cart',

  blogs: '/blogs',

  qrUploadPhotos: '/qr-page/upload-photos',
  qrHindu: '/qr-page/hindu/page1',
  qrBless: '/qr-page/bless-the-couple',

  farewell: (branch: Branch) => `/farewell/${branch}`,
  farewellMessage: (branch: Branch) => `/farewell/message/${branch}`,

  admin: '/adminpanel',
  addBlogs: '/add-blogs',
  manageBlogs: '/manage-blogs',
  farewellMessages: '/display-farewell-messages',
  coupleMessages: '/display-couple-messages',
} as const;
