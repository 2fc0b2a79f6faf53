/** Copied into firestore.rules by `npm run rules:write`. Text lengths are in UTF-16 units, as in `maxlength`. */
export const LIMITS = {
  name: { min: 1, max: 80 },
  message: { min: 0, max: 1_000 },
  messageLines: { min: 0, max: 40 },
  phoneDigits: { min: 8, max: 15 },
  blogTitle: { min: 1, max: 140 },
  blogContent: { min: 1, max: 20_000 },
  blogImageUrl: { min: 12, max: 2_000 },
  amount: { min: 1, max: 10_000 },
  guests: { min: 1, max: 10_000 },
  functions: { min: 1, max: 10 },
  contacts: { min: 0, max: 3 },
  editors: { min: 0, max: 6 },
  seats: { min: 0, max: 50 },
  draft: { min: 2, max: 30_000 },
  /** From the day a page is saved until it closes. */
  openDays: { min: 0, max: 4 * 365 + 1 },
  hindi: { min: 0, max: 11_000 },
  familySeats: { min: 1, max: 50 },
  familyName: { min: 1, max: 60 },
  familyTags: { min: 0, max: 160 },
  replyNote: { min: 0, max: 200 },
  orderLines: { min: 1, max: 200 },
  orderLinesText: { min: 3, max: 12_000 },
  orderTotal: { min: 0, max: 1_000_000_000 },
  orderPrinted: { min: 0, max: 600 },
  orderWishes: { min: 0, max: 2_400 },
  platePrice: { min: 0, max: 100_000 },
  orderNote: { min: 0, max: 2_000 },
} as const;

export const PAGE_SIZE = 20;

/** One more than a page, to know whether another follows. */
export const LIST_LIMIT = PAGE_SIZE + 1;

export const COUNT_LIMIT = 10_000;

/** Documents in one read of a couple's guest list. */
export const DESK_LIMIT = 300;

/** Of one import into a guest list; `lines` also limits table rows and contact cards. */
export const GUEST_IMPORT = { lines: 2_000, bytes: 512 * 1024 } as const;

/** In encoded characters. */
export const WHATSAPP_LINK_MAX = 3_500;

export const INVITATION_TEXTS = { name: 60, line: 160, text: 600, url: 500 } as const;

/** What a couple types to see it on the cards, in letters. */
export const CARD_NAMES = { name: 40, families: 80, date: 40, place: 50 } as const;

/** Texts of an order, one line each: names for print, place, the function, and a wish beside the dishes. */
export const ORDER_TEXTS = { couple: 120, place: 160, occasion: INVITATION_TEXTS.name, wish: 100 } as const;
