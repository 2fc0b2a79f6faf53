/** Facts about the shop that only the owner knows (settings.ts). */

/** When the shop answers, as the contact page shows it. */
export const HOURS = import.meta.env.VITE_HOURS;

/** Ratings of the cars of five stars, in the order of the catalogue, separated by spaces; what is no rating is none. */
export const CAR_RATINGS = import.meta.env.VITE_CAR_RATINGS.split(/\s+/).map((text) =>
  /^[1-5](\.\d)?$/.test(text) ? Number(text) : undefined,
);

/** What a couple pays for its own invitation page, in whole rupees; `undefined` for a price on request. */
export const INVITATION_PRICE = /^\d+$/.test(import.meta.env.VITE_INVITATION_PRICE)
  ? Number(import.meta.env.VITE_INVITATION_PRICE)
  : undefined;
