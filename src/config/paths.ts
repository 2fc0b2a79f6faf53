/** Every address of the site, spelled as in specification §2 ('photogrphy' included). */
export const PATHS = {
  root: '/',
  home: '/home',
  contact: '/contact',
  contactUs: '/contact-us',
  about: '/about',
  faq: '/faq',

  privacy: '/privacy',
  terms: '/terms',
  grievances: '/grievances',
  accessibility: '/accessibility',

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

  invitations: '/invitations',
  /** Without a code it asks for one. */
  myWedding: (code?: string) => (code ? `/my-wedding?code=${code}` : '/my-wedding'),

  catering: '/catering',
  vegMenu: '/veg-menu',
  nonVegMenu: '/non-veg-menu',
  liveStations: '/live-stations',
  cateringCart: '/catering-cart',
  cart: '/cart',
  /** Open to anyone who has the id; `:id` makes the route's pattern. */
  order: (id: string) => `/order/${id}`,

  blogs: '/blogs',
  blog: (id: string) => `/blogs/${id}`,

  qrUploadPhotos: '/qr-page/upload-photos',
  qrHindu: '/qr-page/hindu/page1',
  qrBless: '/qr-page/bless-the-couple',

  atTheDoor: (code?: string) => (code ? `/at-the-door?code=${code}` : '/at-the-door'),
  /** `:code` makes the route's pattern. */
  invitation: (code: string) => `/i/${code}`,
  /** For a television in the hall. */
  wall: (code: string) => `/i/${code}/wall`,
  album: (code: string) => `/i/${code}/photos`,

  farewell: (branchId: string) => `/farewell/${branchId}`,
  farewellMessage: (branchId: string) => `/farewell/message/${branchId}`,

  admin: '/adminpanel',
  addBlogs: '/add-blogs',
  manageBlogs: '/manage-blogs',
  manageInvitations: '/manage-invitations',
  manageOrders: '/manage-orders',
  manageBlessings: '/manage-blessings',
  manageShop: '/manage-shop',
  manageBookings: '/manage-bookings',
  farewellMessages: '/display-farewell-messages',
  coupleMessages: '/display-couple-messages',
} as const;
